/** One spelling for all spellings of a number: `1`, `1.0` and `10e-1` are the same. */
export function canonicalDecimal(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts.exec(literal) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  if (kept === '') return '0';
  const scale = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - kept.length);
  return `${sign}${kept}e${scale}`;
}

/** Whether a reader that holds numbers in 64 bits (IEEE 754), as most do, keeps the value. */
export function isExact(literal: string): boolean {
  const held = Number(literal);
  return Number.isFinite(held) && canonicalDecimal(String(held)) === canonicalDecimal(literal);
}

const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
