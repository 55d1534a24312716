import {
  type Color,
  clampRgb,
  colorsNamed,
  converter,
  formatHex,
  parse,
  toGamut,
  wcagContrast,
} from 'culori';
import { InputError } from '../errors.js';
import { formatColor } from './format.js';

/** One color in every notation of CSS. */
export interface ColorNotations {
  /** With two more digits where it is not opaque. The nearest one, where the screen cannot show it. */
  readonly hex: string;
  /** A keyword of CSS for exactly this. */
  readonly name?: string;
  readonly rgb: string;
  readonly hsl: string;
  readonly hwb: string;
  readonly lab: string;
  readonly lch: string;
  readonly oklab: string;
  readonly oklch: string;
  /** Whether sRGB holds it. Where it does not, `hex`, `rgb`, `hsl` and `hwb` are the nearest it holds. */
  readonly inSrgb: boolean;
  /** Of the opaque color to black and to white, from 1 to 21 (WCAG 2.2). */
  readonly contrast: { readonly black: number; readonly white: number };
}

/**
 * @param text any color of CSS Color 4 but `currentcolor` and those of the system
 * @throws {InputError} when it is none
 */
export function convertColor(text: string): ColorNotations {
  const color = parseColor(text.trim());
  const exact = toRgb(color);
  const inSrgb = [exact.r, exact.g, exact.b].every(
    (part) => part > -tolerance && part < 1 + tolerance,
  );
  const shown = toRgb(inSrgb ? clampRgb(exact) : nearest(color));
  const hex = formatHex(shown) + hexAlpha(color.alpha);
  const name = names.get(hex);
  return {
    hex,
    ...(name !== undefined && { name }),
    rgb: formatColor(shown, 'rgb'),
    hsl: formatColor(shown, 'hsl'),
    hwb: formatColor(shown, 'hwb'),
    lab: formatColor(color, 'lab'),
    lch: formatColor(color, 'lch'),
    oklab: formatColor(color, 'oklab'),
    oklch: formatColor(color, 'oklch'),
    inSrgb,
    contrast: { black: contrast(shown, 'black'), white: contrast(shown, 'white') },
  };
}

const toRgb = converter('rgb');
const nearest = toGamut('rgb', 'oklch');

/** Half a step of 8 bits: what a notation loses must not take a color out of sRGB. */
const tolerance = 1 / 510;

/** The first of two keywords for one color, in the order of the alphabet. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries(colorsNamed)
    .reverse()
    .map(([name, value]) => [`#${value.toString(16).padStart(6, '0')}`, name]),
);

function parseColor(text: string): Color {
  const isKnown = text.length <= maxLength && text.toLowerCase() !== 'currentcolor';
  const color = isKnown ? parse(text) : undefined;
  if (!color) {
    throw new InputError(`'${text.slice(0, maxLength)}' is no color of CSS`, {
      hint: "Such as tomato, #ff6347, 'rgb(255 99 71 / 50%)', 'oklch(0.7 0.19 33)'",
    });
  }
  // CSS Color 4, section 15.1: channels of rgb() beyond their range are clamped.
  return /^rgb/i.test(text) ? clampRgb(color) : color;
}

const maxLength = 200;

function hexAlpha(alpha = 1): string {
  if (alpha >= 1) return '';
  return Math.round(Math.max(alpha, 0) * 255)
    .toString(16)
    .padStart(2, '0');
}

function contrast(color: Color, other: string): number {
  return Math.round(wcagContrast(color, other) * 100) / 100;
}
