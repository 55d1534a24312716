import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateUuids } from '../../../src/uuid/generate.js';
import { inspectUuid } from '../../../src/uuid/inspect.js';
import { uuidKinds } from '../../../src/uuid/kinds.js';
import { refusal } from '../refusal.js';
import { testContext } from '../test-context.js';

const world = testContext();
const now = '2026-01-02T03:04:05.678';
const byTime = ['v1', 'v6', 'v7', 'ulid'] as const;
const unnamed = ['v1', 'v4', 'v6', 'v7', 'ulid'] as const;

describe('generate', () => {
  test.each([
    ['v3', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
    ['v5', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['v8', '5c146b14-3c52-8afd-938a-375d0df1fbf6'],
  ] as const)('%s of www.example.com is as in RFC 9562, appendices A and B', (kind, expected) => {
    const request = { kind, count: 1, namespace: 'dns', name: 'www.example.com' };
    expect(generateUuids(request, world)).toEqual([expected]);
  });

  test.each([
    ['', '1b4db7eb-4057-5ddf-91e0-36dec72071f5'],
    ['https://example.com', '4fd35a71-71ef-5a55-a9d9-aa75c889a6d0'],
  ])('v5 of the URL %j', (name, expected) => {
    const request = { kind: 'v5', count: 1, namespace: 'url', name } as const;
    expect(generateUuids(request, world)).toEqual([expected]);
  });

  test('a namespace may be a UUID', () => {
    const namespace = '6BA7B810-9DAD-11D1-80B4-00C04FD430C8';
    const request = { kind: 'v5', count: 1, namespace, name: 'www.example.com' } as const;
    expect(generateUuids(request, world)).toEqual(['2ed6657d-e927-568b-95e1-2665a8aea6a2']);
  });

  test.each(unnamed)('%s: as many as asked for, all different and of the kind', (kind) => {
    const chance = { ...world, random: { bytes: (size: number) => nextBytes(size) } };
    const made = generateUuids({ kind, count: 10_000 }, chance);
    expect(new Set(made).size).toBe(10_000);
    for (const uuid of made.slice(0, 100)) {
      const facts = inspectUuid(uuid);
      expect(kind === 'ulid' ? facts.kind : `v${facts.version}`).toBe(kind);
      if (kind !== 'ulid') expect(facts.variant).toBe('RFC 9562');
    }
  });

  test.each(byTime)('%s holds the time', (kind) => {
    const [uuid = ''] = generateUuids({ kind, count: 1 }, world);
    expect(inspectUuid(uuid).time).toContain(now);
  });

  test.each(['v6', 'v7', 'ulid'] as const)('%s sorts as it was made', (kind) => {
    const made = generateUuids({ kind, count: 500 }, world);
    expect([...made].sort()).toEqual(made);
  });

  test.each(['v1', 'v6'] as const)('%s has a random node, marked as one', (kind) => {
    const made = generateUuids({ kind, count: 2 }, world).map(inspectUuid);
    expect(made.map(({ node }) => node)).toEqual(['01:01:02:03:04:05', '01:01:02:03:04:05']);
  });

  test('v2 holds domain and identifier', () => {
    const request = { kind: 'v2', count: 1, namespace: 'group', name: '4294967295' } as const;
    const [uuid = ''] = generateUuids(request, world);
    expect(inspectUuid(uuid)).toMatchObject({
      version: 2,
      domain: 'group',
      identifier: 4294967295,
    });
  });

  test.each([
    [{ kind: 'v4', count: 0 }, "Expected a count from 1 to 10000, found '0'"],
    [{ kind: 'v4', count: 1.5 }, "found '1.5'"],
    [{ kind: 'v4', count: Number.NaN }, "found 'NaN'"],
    [{ kind: 'v4', count: 1, name: 'x' }, "Expected no name or namespace for 'v4'"],
    [{ kind: 'v5', count: 1, name: 'x' }, "Expected a name and a namespace for 'v5'"],
    [{ kind: 'v5', count: 1, name: 'x', namespace: 'y' }, "as the namespace, found 'y'"],
    [{ kind: 'v5', count: 2, name: 'x', namespace: 'dns' }, "Expected a count of 1 for 'v5'"],
    [{ kind: 'v2', count: 1, name: 'x', namespace: 'group' }, "as the name, found 'x'"],
    [{ kind: 'v2', count: 1, name: '4294967296', namespace: 'group' }, 'as the name'],
    [{ kind: 'v2', count: 1, name: '1', namespace: 'dns' }, "as the namespace, found 'dns'"],
  ] as const)('refuses %j', (request, message) => {
    expect(refusal(() => generateUuids(request, world)).message).toContain(message);
  });
});

describe('inspect', () => {
  /** RFC 9562, appendix A. */
  test.each([
    [
      'C232AB00-9414-11EC-B3C8-9F6BDECED846',
      {
        version: 1,
        time: '2022-02-22T19:22:22.0000000Z',
        clockSequence: 0x33c8,
        node: '9f:6b:de:ce:d8:46',
      },
    ],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', { version: 3 }],
    ['919108f7-52d1-4320-9bac-f847db4148a8', { version: 4 }],
    ['2ed6657d-e927-568b-95e1-2665a8aea6a2', { version: 5 }],
    [
      '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
      { version: 6, time: '2022-02-22T19:22:22.0000000Z', node: '9f:6b:de:ce:d8:46' },
    ],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', { version: 7, time: '2022-02-22T19:22:22.000Z' }],
    ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', { version: 8 }],
  ])('%s', (uuid, expected) => {
    expect(inspectUuid(uuid)).toMatchObject({
      uuid: uuid.toLowerCase(),
      kind: 'uuid',
      variant: 'RFC 9562',
      integer: String(BigInt(`0x${uuid.replaceAll('-', '')}`)),
      ...expected,
    });
  });

  test.each([
    ['00000000-0000-0000-0000-000000000000', { kind: 'nil' }],
    ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', { kind: 'max' }],
    ['017f22e2-79b0-7cc3-78c4-dc0c0c07398f', { variant: 'NCS' }],
    ['017f22e2-79b0-7cc3-c8c4-dc0c0c07398f', { variant: 'Microsoft' }],
    ['017f22e2-79b0-7cc3-e8c4-dc0c0c07398f', { variant: 'future' }],
    ['00000000-0000-1000-8000-000000000000', { time: '1582-10-15T00:00:00.0000000Z' }],
    ['{919108f7-52d1-4320-9bac-f847db4148a8}', { version: 4 }],
    ['urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8\n', { version: 4 }],
    ['01arz3ndektsv4rrffq69g5fav', { kind: 'ulid', time: '2016-07-30T23:54:10.259Z' }],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', { kind: 'ulid', time: '+010889-08-02T05:31:50.655Z' }],
  ])('%s', (uuid, expected) => {
    expect(inspectUuid(uuid)).toMatchObject(expected);
  });

  test('only RFC 9562 gives versions a meaning', () => {
    const facts = inspectUuid('017f22e2-79b0-7cc3-c8c4-dc0c0c07398f');
    expect(Object.keys(facts)).toEqual(['uuid', 'kind', 'variant', 'integer']);
  });

  test('time and node survive generation', () => {
    const instants = fc.integer({ min: 0, max: Date.UTC(5000, 0) });
    fc.assert(
      fc.property(instants, fc.constantFrom(...byTime), (instant, kind) => {
        const clock = { now: () => instant };
        const [uuid = ''] = generateUuids({ kind, count: 1 }, { ...world, clock });
        expect(Date.parse(inspectUuid(uuid).time ?? '')).toBe(instant);
      }),
    );
  });

  test.each([
    ['not-a-uuid', "Expected a UUID or a ULID, found 'not-a-uuid'"],
    ['', "found ''"],
    ['017f22e279b07cc398c4dc0c0c07398f', 'Expected a UUID or a ULID'],
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', "Expected a first digit from 0 to 7, found '8'"],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', "'U' is not a digit of a ULID"],
  ])('refuses %j', (text, message) => {
    expect(refusal(() => inspectUuid(text)).message).toContain(message);
  });
});

test('every kind can be generated', () => {
  const namesOf = { v2: 'person', v3: 'dns', v5: 'dns', v8: 'dns' } as Record<string, string>;
  for (const kind of uuidKinds) {
    const namespace = namesOf[kind];
    const named = namespace ? { namespace, name: '7' } : {};
    expect(generateUuids({ kind, count: 1, ...named }, world)).toHaveLength(1);
  }
});

let counter = 0;

/** Different each time, and the same in every run. */
function nextBytes(size: number): Uint8Array {
  const bytes = Buffer.alloc(Math.max(size, 4));
  bytes.writeUInt32BE(counter++, bytes.length - 4);
  return bytes.subarray(-size);
}
