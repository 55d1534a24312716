import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFormatter } from '../../../src/format/json/format.js';
import { refusal } from '../refusal.js';

const options = { indent: '  ', sortKeys: false };
const format = (text: string) => jsonFormatter.format(text, options).text;
const sort = (text: string) => jsonFormatter.format(text, { ...options, sortKeys: true }).text;

describe('any JSON', () => {
  test('means the same and is laid out as JSON.stringify lays it out', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(format(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
        expect(JSON.parse(sort(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('formatted twice is formatted once', () => {
    fc.assert(
      fc.property(textWithComments, fc.boolean(), (text, sortKeys) => {
        const once = jsonFormatter.format(text, { indent: '\t', sortKeys }).text;
        expect(jsonFormatter.format(once, { indent: '\t', sortKeys }).text).toBe(once);
      }),
    );
  });

  test('loses no comment, number, string or key, and adds none', () => {
    fc.assert(
      fc.property(textWithComments, fc.boolean(), (text, sortKeys) => {
        const formatted = jsonFormatter.format(text, { indent: '  ', sortKeys }).text;
        expect(words(formatted)).toEqual(words(text));
      }),
    );
  });

  test('is refused exactly when JSON.parse refuses it', () => {
    const unit = fc.constantFrom(...'{}[]:,"\\ \n01-+.eEtruefalsn/*a\u0001');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        fc.pre(!/\/[/*]/.test(text));
        expect(isAccepted(() => format(text))).toBe(isAccepted(() => JSON.parse(text)));
      }),
      { numRuns: 5000 },
    );
  });
});

/** JSON in any layout, with comments wherever there may be space. */
const textWithComments: fc.Arbitrary<string> = fc
  .tuple(
    fc.jsonValue({ maxDepth: 3 }),
    fc.infiniteStream(
      fc.constantFrom('', '', ' ', '\n', '/*b*/', ' //l\n', '\n/*m\nn*/ ', '\n//o\r\n'),
    ),
  )
  .map(([value, spaces]) =>
    JSON.stringify(value).replace(
      /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^{}[\],:"]+/g,
      (token) => spaces.next().value + token + spaces.next().value,
    ),
  );

/** What a formatter must keep, sorted, since some may change places. */
function words(text: string): string[] {
  const word = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|[^{}[\],:\s/]+/g;
  return [...text.matchAll(word)].map(([match]) => match).sort();
}

function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

describe('what is written stays written', () => {
  test.each([
    ['12345678901234567890123', '12345678901234567890123'],
    ['[1.0,1e5,-0,1E+2]', '[\n  1.0,\n  1e5,\n  -0,\n  1E+2\n]'],
    ['"\\u00e9\\/"', '"\\u00e9\\/"'],
    [
      '{"__proto__":{"a":1},"constructor":2}',
      '{\n  "__proto__": {\n    "a": 1\n  },\n  "constructor": 2\n}',
    ],
    ['{}', '{}'],
    ['[ ]', '[]'],
    ['[[],{}]', '[\n  [],\n  {}\n]'],
  ])('%s', (text, expected) => {
    expect(format(text)).toBe(expected);
  });
});

describe('comments', () => {
  test('stay where they belong', () => {
    const text = `// head
/* block */ { "a": 1, // behind a
  // before b
  "b": [ /* only */ ], /* behind b */
  "c": /* inside */ 2 // behind c
  // end of object
} // behind all
// foot`;
    expect(format(text)).toBe(`// head
/* block */
{
  "a": 1, // behind a
  // before b
  "b": [
    /* only */
  ], /* behind b */
  /* inside */
  "c": 2 // behind c
  // end of object
} // behind all
// foot`);
  });

  test('move with their members', () => {
    const text = '{\n"b": 2, // two\n// one\n"a": 1\n// end\n}';
    expect(sort(text)).toBe('{\n  // one\n  "a": 1,\n  "b": 2 // two\n  // end\n}');
  });
});

test('keys are sorted by code units at every level, elements are not', () => {
  expect(sort('[{"é":1,"z":2,"a":{"y":1,"x":[2,1]},"B":3,"":4}]').replace(/\s/g, '')).toBe(
    '[{"":4,"B":3,"a":{"x":[2,1],"y":1},"z":2,"é":1}]',
  );
});

describe('keys that are there twice', () => {
  test('are kept in order and reported', () => {
    const { text, notes } = jsonFormatter.format('{"b":1,\n"a":2,\n"\\u0062":3}', {
      ...options,
      sortKeys: true,
    });
    expect(text).toBe('{\n  "a": 2,\n  "b": 1,\n  "\\u0062": 3\n}');
    expect(notes).toEqual(['The key "\\u0062" is there twice (lines 1 and 3); both are kept']);
  });

  test('are counted where there are many', () => {
    const { notes } = jsonFormatter.format(`{${Array(9).fill('"a":1').join()}}`, options);
    expect(notes).toHaveLength(6);
    expect(notes[5]).toBe('3 more keys are there twice; all are kept');
  });

  test('are none in different objects', () => {
    expect(jsonFormatter.format('{"a":{"a":1},"b":{"a":1}}', options).notes).toEqual([]);
  });
});

test.each([
  ['', 'Expected a value, found the end at line 1, column 1 (offset 0)'],
  ['{"a":1,}', "Expected a key in double quotes, found '}' at line 1, column 8 (offset 7)"],
  ['[1,]', "Expected a value, found ']' at line 1, column 4"],
  ['{a:1}', "Expected a key in double quotes, found 'a'"],
  ["{'a':1}", "Expected a key in double quotes, found ''a''"],
  ['{"a" 1}', "Expected ':' after the key, found '1'"],
  ['[1 2]', "Expected ',' or ']', found '2'"],
  ['{"a":1 "b":2}', `Expected ',' or '}', found '"b"'`],
  ['[1', "Expected ',' or ']', found the end at line 1, column 3"],
  ['1 2', "Expected the end, found '2'"],
  ['NaN', "Expected a value, found 'NaN'"],
  ['01', "Expected the end, found '1' at line 1, column 2"],
  ['[1.]', 'Expected a digit at line 1, column 4'],
  ['["a\nb"]', `Expected '"' at the end of the string at line 1, column 2`],
  [
    '"a\tb"',
    'Expected a control character in a string to be written as an escape at line 1, column 3',
  ],
  ['"\\\\\\x"', 'Expected an escape that JSON has after the backslash at line 1, column 4'],
  ['"\\u12"', "Expected four hexadecimal digits after '\\u' at line 1, column 2"],
  ['1 /* x', "Expected '*/' at the end of the comment at line 1, column 3"],
  ['{\n  "a": tru\n}', "Expected a value, found 'tru' at line 2, column 8 (offset 9)"],
  ['['.repeat(1001), "Expected at most 1000 levels, found '['"],
])('%j is refused: %s', (text, message) => {
  expect(refusal(() => format(text)).message).toContain(message);
});

test('a refusal shows the place', () => {
  expect(refusal(() => format('{\n  "a": 1,\n  "b": tru\n}')).frame).toBe(
    '  1 | {\n  2 |   "a": 1,\n> 3 |   "b": tru\n    |        ^',
  );
});
