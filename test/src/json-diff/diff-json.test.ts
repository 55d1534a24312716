import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffJson, type PatchOperation } from '../../../src/json-diff/diff-json.js';
import { parseJson } from '../../../src/json-syntax.js';

function diff(a: string, b: string) {
  return diffJson({ text: a, root: parseJson(a) }, { text: b, root: parseJson(b) });
}

test('keys that come, go and change', () => {
  const { changes, patch } = diff(
    '{"a":1,"b":{"c":[1]},"d":0}',
    '{"b":{"c":[2]},"d":0,"e/~":null}',
  );
  expect(changes).toEqual([
    { change: 'removed', path: '/a', old: 1 },
    { change: 'replaced', path: '/b/c/0', old: 1, new: 2 },
    { change: 'added', path: '/e~1~0', new: null },
  ]);
  expect(patch).toEqual([
    { op: 'remove', path: '/a' },
    { op: 'replace', path: '/b/c/0', value: 2 },
    { op: 'add', path: '/e~1~0', value: null },
  ]);
});

test('an item that goes does not change those behind it', () => {
  const { changes, patch } = diff('[1,2,3,4]', '[2,3,5,4,6]');
  expect(changes).toEqual([
    { change: 'removed', path: '/0', old: 1 },
    { change: 'added', path: '/2', new: 5 },
    { change: 'added', path: '/4', new: 6 },
  ]);
  expect(patch).toEqual([
    { op: 'remove', path: '/0' },
    { op: 'add', path: '/2', value: 5 },
    { op: 'add', path: '/4', value: 6 },
  ]);
});

test('an item that has something in common is changed in part, another one replaced', () => {
  expect(diff('[{"id":1,"n":"a"}]', '[{"id":1,"n":"b"}]').patch).toEqual([
    { op: 'replace', path: '/0/n', value: 'b' },
  ]);
  expect(diff('[{"id":1,"n":"a"}]', '[{"id":2,"n":"b"}]').patch).toEqual([
    { op: 'replace', path: '/0', value: { id: 2, n: 'b' } },
  ]);
});

test('the whole is at the empty pointer', () => {
  expect(diff('1', '"1"').patch).toEqual([{ op: 'replace', path: '', value: '1' }]);
});

test.each([
  ['{"a":1,"b":2}', '{ "b": 2, "a": 1 }'],
  ['[1, 100, 0.5, 0]', '[1.0, 1e2, 5E-1, -0.0]'],
  ['"\\u0041"', '"A"'],
  ['12345678901234567890', '1.234567890123456789e19'],
  ['[1000000000000000000, 0.10]', '[1e18, 1000000000000000000e-19]'],
  ['-0e99', '0'],
])('%s equals %s', (a, b) => {
  expect(diff(a, b)).toEqual({ changes: [], patch: [] });
});

test.each([
  ['{"a":null}', '{}'],
  ['["1"]', '[1]'],
  ['[1,2]', '[2,1]'],
  ['[]', '{}'],
  ['false', 'null'],
  ['["a,b"]', '["a","b"]'],
])('%s differs from %s', (a, b) => {
  expect(diff(a, b).changes).not.toEqual([]);
});

test('numbers that differ beyond what can be held are told apart, and refused', () => {
  expect(() => diff('[12345678901234567890]', '[12345678901234567891]')).toThrow(
    'A number that changed has more digits than JSON readers keep at line 1, column 2',
  );
  expect(() => diff('0.1', '0.10000000000000000001')).toThrow('more digits');
  expect(() => diff('{"a":1}', '{"a":[1e999]}')).toThrow('more digits');
});

test('numbers of a million digits are compared', () => {
  const zeros = '0'.repeat(1_000_000);
  expect(diff(`[1${zeros}1]`, `[1${zeros}1.0]`).changes).toEqual([]);
  expect(() => diff('[1]', `[1e${'9'.repeat(1_000_000)}]`)).toThrow('more digits');
});

test('__proto__ is a key like any other', () => {
  const { patch } = diff('{}', '{"__proto__":{"x":1}}');
  expect(JSON.stringify(patch)).toBe('[{"op":"add","path":"/__proto__","value":{"x":1}}]');
});

test('long lists without anything in common are compared by index', () => {
  const list = (from: number) => JSON.stringify(Array.from({ length: 3000 }, (_, n) => from + n));
  const { patch } = diff(list(0), list(1e6));
  expect(patch.length).toBe(3000);
  expect(patch[2999]).toEqual({ op: 'replace', path: '/2999', value: 1e6 + 2999 });
});

test('the patch, applied to the old value, gives the new one, and back', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, 0, 1, 'a', ''),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(fc.constantFrom('a', 'b', '~', '/', '', '__proto__', '0'), tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [old, changed] = [JSON.stringify(a), JSON.stringify(b)];
      const { patch, changes } = diff(old, changed);
      expect(sorted(apply(JSON.parse(old), patch))).toBe(sorted(JSON.parse(changed)));
      expect(changes.length === 0).toBe(sorted(JSON.parse(old)) === sorted(JSON.parse(changed)));
    }),
    { numRuns: 500 },
  );
});

/** RFC 6902, written for the test: no more of it than the three operations. */
function apply(value: unknown, patch: readonly PatchOperation[]): unknown {
  const root = { '': value };
  for (const { op, path, value: added } of patch) {
    const tokens = path.split('/').map((t) => t.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = tokens.pop() ?? '';
    const parent = tokens.reduce<unknown>((at, token) => read(at, token), root);
    if (Array.isArray(parent)) {
      const index = Number(last);
      expect(index).toBeLessThanOrEqual(parent.length - (op === 'add' ? 0 : 1));
      parent.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [added]));
    } else {
      const holder = parent as Record<string, unknown>;
      expect(Object.hasOwn(holder, last)).toBe(op !== 'add');
      if (op === 'remove') delete holder[last];
      else define(holder, last, added);
    }
  }
  return root[''];
}

function read(holder: unknown, token: string): unknown {
  expect(Object.hasOwn(holder as object, token)).toBe(true);
  return Object.getOwnPropertyDescriptor(holder, token)?.value;
}

function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => JSON.stringify(key) + sorted(member),
  );
  return `{${members.sort()}}`;
}
