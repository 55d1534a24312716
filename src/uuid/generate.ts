import { createHash } from 'node:crypto';
import { parse, stringify, v1, v3, v4, v5, v6, v7 } from 'uuid';
import type { Context } from '../context.js';
import { InputError } from '../errors.js';
import type { UuidKind } from './kinds.js';
import { domains, namespaceOf, numberOf } from './namespaces.js';
import { generateUlids } from './ulid.js';

export interface UuidRequest {
  readonly kind: UuidKind;
  /** From 1 to 10000; one for kinds that are made from a name. */
  readonly count: number;
  /**
   * For v3, v5 and v8: `dns`, `url`, `oid`, `x500` (RFC 9562, section 6.6) or a UUID.
   * For v2, the domain of DCE: `person`, `group` or `org`.
   */
  readonly namespace?: string | undefined;
  /** For v3, v5 and v8 any text; for v2 the number in the domain, such as a POSIX user id. */
  readonly name?: string | undefined;
}

/**
 * Fresh identifiers; those that hold a time are in order, and differ however many there are.
 *
 * @throws {InputError} when a kind gets a name that it has no use for, or lacks one
 */
export function generateUuids(
  request: UuidRequest,
  world: Pick<Context, 'clock' | 'random'>,
): readonly string[] {
  const { kind, count, name, namespace } = request;
  if (!Number.isInteger(count) || count < 1 || count > maximum) {
    throw new InputError(`Expected a count from 1 to ${maximum}, found '${count}'`);
  }
  const named = fromName[kind];
  if (!named) {
    if (name !== undefined || namespace !== undefined) {
      throw new InputError(
        `Expected no name or namespace for '${kind}', which is not made from one`,
      );
    }
    return fromTimeOrChance[kind]?.(count, world) ?? [];
  }
  if (name === undefined || namespace === undefined) {
    throw new InputError(`Expected a name and a namespace for '${kind}', which is made from them`);
  }
  if (count > 1) {
    throw new InputError(`Expected a count of 1 for '${kind}', which is the same each time`);
  }
  return [named(name, namespace, world)];
}

const maximum = 10_000;

type World = Pick<Context, 'clock' | 'random'>;

const fromTimeOrChance: Partial<Record<UuidKind, (count: number, world: World) => string[]>> = {
  v1: (count, world) => gregorian(count, world).map((options) => v1(options)),
  v4: (count, { random }) => times(count, () => v4({ random: random.bytes(16) })),
  v6: (count, world) => gregorian(count, world).map((options) => v6(options)),
  v7(count, { clock, random }) {
    const msecs = clock.now();
    const start = Buffer.from(random.bytes(4)).readUInt32BE() >>> 1;
    return times(count, (index) => v7({ msecs, seq: start + index, random: random.bytes(16) }));
  },
  ulid: (count, { clock, random }) => generateUlids(count, { time: clock.now(), random }),
};

const fromName: Partial<
  Record<UuidKind, (name: string, namespace: string, world: World) => string>
> = {
  v2: dceSecurity,
  v3: (name, namespace) => v3(name, namespaceOf(namespace)),
  v5: (name, namespace) => v5(name, namespaceOf(namespace)),
  v8: sha256Based,
};

/** One node and clock sequence, and a tick of 100 ns after another. */
function gregorian(count: number, { clock, random }: World) {
  const now = clock.now();
  const node = Buffer.from(random.bytes(6));
  // The multicast bit marks a node that is not an address (RFC 9562, section 6.10).
  node[0] = (node[0] ?? 0) | 0x01;
  const clockseq = Buffer.from(random.bytes(2)).readUInt16BE() & 0x3fff;
  return times(count, (index) => ({ msecs: now, nsecs: index % ticks, node, clockseq })).map(
    (options, index) => ({ ...options, msecs: now + Math.floor(index / ticks) }),
  );
}

/** Ticks of 100 ns in a millisecond. */
const ticks = 10_000;

/** @see DCE 1.1: Authentication and Security Services, section 5.2.1.1 */
function dceSecurity(name: string, namespace: string, world: World): string {
  const [options] = gregorian(1, world);
  const bytes = Buffer.from(parse(v1(options)));
  bytes.writeUInt32BE(numberOf(name), 0);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x20;
  const domain = domains.indexOf(namespace as (typeof domains)[number]);
  if (domain === -1) {
    throw new InputError(
      `Expected 'person', 'group' or 'org' as the namespace, found '${namespace}'`,
    );
  }
  bytes[9] = domain;
  return stringify(bytes);
}

/** @see RFC 9562, appendix B.2 */
function sha256Based(name: string, namespace: string): string {
  const hash = createHash('sha256')
    .update(parse(namespaceOf(namespace)))
    .update(name)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return stringify(hash.subarray(0, 16));
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
