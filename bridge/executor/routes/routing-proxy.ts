/**
 * One object of stable identity whose every property is another's: which other, is decided at each access.
 * Methods run on that other object, so its private fields work and its listeners stay its own.
 */
export function createRoutingProxy<T extends object>(shape: object, resolve: () => T): T {
  const bound = new WeakMap<object, Map<unknown, unknown>>();
  const proxy: T = new Proxy(shape, {
    get: (_, key) => {
      const target = resolve();
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function' || key === 'constructor') return value;
      return bind(target, value as (...args: unknown[]) => unknown);
    },
    set: (_, key, value) => Reflect.set(resolve(), key, value),
    has: (_, key) => Reflect.has(resolve(), key),
    deleteProperty: (_, key) => Reflect.deleteProperty(resolve(), key),
    ownKeys: () => Reflect.ownKeys(resolve()),
    getPrototypeOf: () => Reflect.getPrototypeOf(resolve()),
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(resolve(), key, descriptor),
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(resolve(), key);
      const fixed = Reflect.getOwnPropertyDescriptor(shape, key)?.configurable === false;
      // A proxy may call a property fixed only if its own shape fixes it too.
      return descriptor && { ...descriptor, configurable: !fixed };
    },
  }) as T;
  return proxy;

  function bind(target: object, method: (...args: unknown[]) => unknown): unknown {
    const methods = bound.get(target) ?? new Map<unknown, unknown>();
    bound.set(target, methods);
    if (!methods.has(method)) methods.set(method, routed);
    return methods.get(method);

    function routed(this: unknown, ...args: unknown[]): unknown {
      const result = method.apply(this === proxy ? target : this, args);
      return result === target ? proxy : result;
    }
  }
}
