/** Units that Unix times are counted in. */
export const unixUnits = ['s', 'ms', 'us', 'ns'] as const;

export type UnixUnit = (typeof unixUnits)[number];
