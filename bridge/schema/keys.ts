/**
 * A property key for each name, in their order: the name verbatim where every client accepts it, else with
 * `_` for what they do not, at most 64 characters. A later name that comes to the same key gets a number.
 */
export function propertyKeys(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[^a-zA-Z0-9_-]/gu, '_').slice(0, limit) || '_';
    let key = plain;
    for (let number = 2; taken.has(key); number++) {
      const suffix = `_${number}`;
      key = plain.slice(0, limit - suffix.length) + suffix;
    }
    taken.add(key);
    return key;
  });
}

const limit = 64;
