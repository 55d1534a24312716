import { type Color, converter } from 'culori';

export type Space = 'rgb' | 'hsl' | 'hwb' | 'lab' | 'lch' | 'oklab' | 'oklch';

/** Writes a color as CSS does, with as many digits as can be told apart. */
export function formatColor(color: Color, space: Space): string {
  const converted = converters[space](color) as Readonly<Record<string, number | undefined>>;
  const parts = channels[space].map(({ key, factor, digits, unit }) => {
    const value = converted[key];
    return value === undefined ? 'none' : `${round(value * factor, digits)}${unit}`;
  });
  const { alpha = 1 } = color;
  return `${space}(${parts.join(' ')}${alpha < 1 ? ` / ${round(alpha, 3)}` : ''})`;
}

interface Channel {
  /** In the library's model of the color. */
  readonly key: string;
  readonly factor: number;
  readonly digits: number;
  readonly unit: '' | '%';
}

const converters: Readonly<Record<Space, (color: Color) => unknown>> = {
  rgb: converter('rgb'),
  hsl: converter('hsl'),
  hwb: converter('hwb'),
  lab: converter('lab'),
  lch: converter('lch'),
  oklab: converter('oklab'),
  oklch: converter('oklch'),
};

const channels: Readonly<Record<Space, readonly Channel[]>> = {
  rgb: ['r', 'g', 'b'].map((key) => ({ key, factor: 255, digits: 0, unit: '' })),
  hsl: [angle(), percentage('s'), percentage('l')],
  hwb: [angle(), percentage('w'), percentage('b')],
  lab: ['l', 'a', 'b'].map((key) => plain(key, 2)),
  lch: [plain('l', 2), plain('c', 2), angle()],
  oklab: ['l', 'a', 'b'].map((key) => plain(key, 5)),
  oklch: [plain('l', 5), plain('c', 5), angle()],
};

function angle(): Channel {
  return plain('h', 2);
}

function percentage(key: string): Channel {
  return { key, factor: 100, digits: 2, unit: '%' };
}

function plain(key: string, digits: number): Channel {
  return { key, factor: 1, digits, unit: '' };
}

/** Without the sign of a zero. */
function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
