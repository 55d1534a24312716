import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate } from '../../src/code-frame.js';
import { lineMap } from '../../src/line-map.js';

test('it agrees with a search from the start', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\u2028') });
  fc.assert(
    fc.property(text, (value) => {
      const place = lineMap(value);
      for (let offset = 0; offset <= value.length; offset++) {
        expect(place(offset)).toEqual(locate(value, offset));
      }
    }),
  );
});
