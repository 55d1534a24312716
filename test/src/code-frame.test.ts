import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFrame, locate } from '../../src/code-frame.js';
import { InputError } from '../../src/errors.js';
import { lineMap } from '../../src/line-map.js';

const frame = (text: string, offset: number) => codeFrame(text, locate(text, offset));

describe('locate', () => {
  test.each([
    ['abc', 0, 1, 1],
    ['abc', 3, 1, 4],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['a\n\nb', 2, 2, 1],
    ['🙂x', 2, 1, 3],
    ['abc', 99, 1, 4],
  ])('%j at %i', (text, offset, line, column) => {
    expect(locate(text, offset)).toEqual({ line, column, offset: Math.min(offset, text.length) });
  });

  test('is what a line map looks up', () => {
    const unit = fc.constantFrom('a', '\n', '\r', '\r\n');
    fc.assert(
      fc.property(fc.string({ unit }), fc.nat(20), (text, offset) => {
        fc.pre(offset <= text.length && !(text[offset - 1] === '\r' && text[offset] === '\n'));
        expect(lineMap(text)(offset)).toEqual(locate(text, offset));
      }),
    );
  });
});

describe('codeFrame', () => {
  test('shows two lines before, with numbers of one width', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
    expect(frame(text, text.indexOf('10'))).toBe(
      '   8 | line 8\n   9 | line 9\n> 10 | line 10\n     |      ^',
    );
  });

  test('cuts long lines around the place', () => {
    const shown = frame(`${'a'.repeat(500)}!${'b'.repeat(500)}`, 500);
    const [line = '', mark = ''] = shown.split('\n');
    expect(line).toBe(`> 1 | …${'a'.repeat(36)}!${'b'.repeat(35)}…`);
    expect(mark.indexOf('^')).toBe(line.indexOf('!'));
  });

  test('lets no control character of the input through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(10), (text, offset) => {
        expect(frame(text, offset).replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u);
      }),
    );
    expect(frame('a\u001b[31mb\tc\u202e', 0)).toBe('> 1 | a␛[31mb c\ufffd\n    | ^');
  });
});

test('an input error states its place', () => {
  const error = new InputError('Expected more', { at: { text: 'a\nbc', offset: 3 }, hint: 'Try' });
  expect(error).toMatchObject({
    message: 'Expected more at line 2, column 2 (offset 3)',
    position: { line: 2, column: 2, offset: 3 },
    frame: '  1 | a\n> 2 | bc\n    |  ^',
    hint: 'Try',
  });
  expect(new InputError('No place')).toMatchObject({ message: 'No place', frame: undefined });
});
