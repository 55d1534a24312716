/**
 * Remembers an object or a list that others hold, and the lists and records in it, no deeper.
 *
 * @param live gives the object as it is now: another one may have taken its place when it is put back
 * @returns puts everything back, down to the order of the fields
 */
export function remember(live: () => object): () => void {
  const saved = copyFields(live());
  return () => refill(live(), saved);
}

export function copyFields<T extends object>(source: T): T {
  if (Array.isArray(source)) return source.map(copy) as unknown as T;
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, copy(value)])) as T;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? { ...value } : value;
}

function refill(target: object, saved: object): void {
  if (Array.isArray(target)) target.length = 0;
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, copyFields(saved));
}
