import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertColor } from '../../../src/color/convert-color.js';
import { InputError } from '../../../src/errors.js';

test('a color is written in every notation', () => {
  expect(convertColor('RebeccaPurple')).toEqual({
    hex: '#663399',
    name: 'rebeccapurple',
    rgb: 'rgb(102 51 153)',
    hsl: 'hsl(270 50% 40%)',
    hwb: 'hwb(270 20% 40%)',
    lab: 'lab(32.39 38.42 -47.69)',
    lch: 'lch(32.39 61.24 308.86)',
    oklab: 'oklab(0.44027 0.08818 -0.13386)',
    oklch: 'oklch(0.44027 0.1603 303.37)',
    inSrgb: true,
    contrast: { black: 2.5, white: 8.41 },
  });
});

test.each([
  ['#f00', '#ff0000'],
  ['ff0000', '#ff0000'],
  ['#ff000080', '#ff000080'],
  ['rgb(255, 0, 0)', '#ff0000'],
  ['rgb(255 0 0 / 50%)', '#ff000080'],
  ['rgba(255, 0, 0, 0.5)', '#ff000080'],
  ['rgb(300, -5, 0)', '#ff0000'],
  ['hsl(120deg 100% 50%)', '#00ff00'],
  ['hwb(240 0% 0%)', '#0000ff'],
  ['color(srgb 0 0 1)', '#0000ff'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['transparent', '#00000000'],
  [' gray ', '#808080'],
])('%s is %s', (text, hex) => {
  expect(convertColor(text)).toMatchObject({ hex, inSrgb: true });
});

test('a color that sRGB does not hold is brought to the nearest, and kept where it can be', () => {
  expect(convertColor('color(display-p3 1 0 0)')).toMatchObject({
    inSrgb: false,
    hex: '#ff0b0c',
    rgb: 'rgb(255 11 12)',
    oklch: 'oklch(0.64857 0.29949 28.96)',
  });
});

test('a hue that does not exist is none', () => {
  expect(convertColor('gray').hsl).toBe('hsl(none 0% 50.2%)');
});

test.each(['', 'no color', '#12', '12', 'currentcolor', 'rgb(1 2)', '__proto__', 'constructor'])(
  '%j is refused',
  (text) => {
    expect(() => convertColor(text)).toThrow(InputError);
    expect(() => convertColor(text)).toThrow(`'${text}' is no color of CSS`);
  },
);

test('every notation of a color of 8 bits leads back to it', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (text) => {
      const { rgb, hsl, hwb, lab, lch, oklab, oklch } = convertColor(text);
      for (const notation of [rgb, hsl, hwb, lab, lch, oklab, oklch]) {
        expect(convertColor(notation).hex, notation).toBe(text);
      }
    }),
  );
});

test('a long text is refused without being repeated', () => {
  const text = `rgb(${' '.repeat(1_000_000)}x`;
  expect(() => convertColor(text)).toThrow(/^'rgb\( {196}' is no color of CSS$/);
});
