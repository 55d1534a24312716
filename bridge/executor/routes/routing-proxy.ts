import { type InspectOptions, inspect } from 'node:util';

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * One object of stable identity whose every property is another's: which other, is decided at each access.
 * Methods run on that other object, so its private fields work and its listeners stay its own.
 */
export function createRoutingProxy<T extends object>(shape: object, resolve: () => T): T {
  const routed = new WeakMap<object, Map<PropertyKey, [Method, Method]>>();
  showAs(shape, resolve);
  const proxy: T = new Proxy(shape, {
    get: (_, key) => {
      const target = resolve();
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function' || key === 'constructor') return value;
      return routeMethod(target, key, value as Method);
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

  /** The same function each time, for programs compare and restore what they have replaced. */
  function routeMethod(target: object, key: PropertyKey, method: Method): Method {
    const known = routed.get(target) ?? new Map<PropertyKey, [Method, Method]>();
    routed.set(target, known);
    const [knownMethod, knownRoute] = known.get(key) ?? [];
    if (knownRoute !== undefined && knownMethod === method) return knownRoute;
    const route: Method = function (...args) {
      if (this !== proxy) return method.apply(this, args);
      const present = resolve();
      const own = present === target ? method : inherited(present, key);
      const result = own.apply(present, args);
      return result === present ? proxy : result;
    };
    known.set(key, [method, route]);
    return route;
  }
}

/**
 * What an object can do before anybody replaces it: a method that was taken from another object of the same
 * kind, at import say, means that, or a replacement that calls it would call itself.
 */
function inherited(target: object, key: PropertyKey): Method {
  const prototype = Reflect.getPrototypeOf(target);
  return (Reflect.get(prototype ?? target, key, target) ?? Reflect.get(target, key)) as Method;
}

/** Node shows the shape behind a proxy, past all traps, but asks it first. */
function showAs(shape: object, resolve: () => object): void {
  const value = (_depth: number, options: InspectOptions) => inspect(resolve(), options);
  Object.defineProperty(shape, inspect.custom, { value, configurable: true });
}
