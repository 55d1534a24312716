import { validate } from 'uuid';
import { InputError } from '../errors.js';

/** Domains of a version 2, in the order of their numbers. */
export const domains = ['person', 'group', 'org'] as const;

/**
 * The UUID of a namespace.
 *
 * @throws {InputError} for a name that is not one
 */
export function namespaceOf(name: string): string {
  const known = namespaces.get(name.toLowerCase()) ?? name;
  if (!validate(known)) {
    throw new InputError(
      `Expected 'dns', 'url', 'oid', 'x500' or a UUID as the namespace, found '${name}'`,
    );
  }
  return known;
}

/**
 * The number of a local identifier.
 *
 * @throws {InputError} when it is not one that 32 bits hold
 */
export function numberOf(name: string): number {
  const number = /^\d{1,10}$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY;
  if (number > 0xffffffff) {
    throw new InputError(`Expected a number from 0 to 4294967295 as the name, found '${name}'`);
  }
  return number;
}

/** @see RFC 9562, section 6.6 */
const namespaces: ReadonlyMap<string, string> = new Map([
  ['dns', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'],
  ['url', '6ba7b811-9dad-11d1-80b4-00c04fd430c8'],
  ['oid', '6ba7b812-9dad-11d1-80b4-00c04fd430c8'],
  ['x500', '6ba7b814-9dad-11d1-80b4-00c04fd430c8'],
]);
