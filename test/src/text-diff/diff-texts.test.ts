import { applyPatch } from 'diff';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTexts } from '../../../src/text-diff/diff-texts.js';
import { testContext } from '../test-context.js';

function diff(a: string, b: string, context = 3) {
  const comparison = { a: { name: 'a', text: a }, b: { name: 'b', text: b }, context };
  return diffTexts(comparison, testContext());
}

test('equal texts have an empty difference', async () => {
  expect(await diff('same\n', 'same\n')).toEqual({ equal: true, added: 0, removed: 0, diff: '' });
});

test('a change is a hunk with its context', async () => {
  expect(await diff('1\n2\n3\n4\n', '1\n2\nthree\n4\n', 1)).toEqual({
    equal: false,
    added: 1,
    removed: 1,
    diff: '--- a\n+++ b\n@@ -2,3 +2,3 @@\n 2\n-3\n+three\n 4\n',
  });
});

test('a missing newline at the end is a difference that is marked', async () => {
  const { diff: hunks } = await diff('x\n', 'x');
  expect(hunks).toBe('--- a\n+++ b\n@@ -1,1 +1,1 @@\n-x\n+x\n\\ No newline at end of file\n');
});

test('a line that begins with the signs of the format is counted once', async () => {
  expect(await diff('', '++\n--\n')).toMatchObject({ added: 2, removed: 0 });
});

test('line ends and other controls are part of a line', async () => {
  const { diff: hunks } = await diff('x\r\ny\u2028z\n', 'x\ny\u2028z\n', 0);
  expect(hunks).toBe('--- a\n+++ b\n@@ -1,1 +1,1 @@\n-x\r\n+x\n');
});

test('the difference, applied to the first text, gives the second', async () => {
  const line = fc.constantFrom('', 'a', 'b', '-', '+', '\\', '@@ -1 +1 @@', '--- a', '\r', ' ');
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('', '\n'))
    .map(([lines, end]) => lines.join('\n') + end);
  await fc.assert(
    fc.asyncProperty(text, text, fc.nat(3), async (a, b, context) => {
      const { diff: patch, equal } = await diff(a, b, context);
      expect(equal).toBe(a === b);
      if (!equal) expect(applyPatch(a, patch, { autoConvertLineEndings: false })).toBe(b);
    }),
  );
});
