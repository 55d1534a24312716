type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Replaces properties of shared objects and puts every one of them back. */
export class Patches {
  readonly #undo: (() => void)[] = [];

  define(target: object, key: PropertyKey, descriptor: PropertyDescriptor): void {
    const original = Object.getOwnPropertyDescriptor(target, key);
    Object.defineProperty(target, key, { configurable: true, ...descriptor });
    this.#undo.push(() => {
      // What somebody else has put around ours stays: outside any call ours passes on to the original.
      const present = Object.getOwnPropertyDescriptor(target, key);
      if (present?.value !== descriptor.value || present?.get !== descriptor.get) return;
      if (original === undefined) Reflect.deleteProperty(target, key);
      else Object.defineProperty(target, key, original);
    });
  }

  /** Replaces a function by one of the same name and properties, such as the one that `promisify` looks for. */
  method(target: object, key: string, create: (original: Method) => Method): void {
    const original = Object.getOwnPropertyDescriptor(target, key);
    if (original === undefined || typeof original.value !== 'function') return;
    const { value } = original as { value: Method };
    this.define(target, key, { ...original, value: dressAs(value, create(value)) });
  }

  undo(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }
}

export function dressAs<F extends object>(original: object, replacement: F): F {
  for (const key of Reflect.ownKeys(original)) {
    if (key === 'prototype') continue;
    const descriptor = Object.getOwnPropertyDescriptor(original, key);
    if (descriptor !== undefined) Object.defineProperty(replacement, key, descriptor);
  }
  return replacement;
}
