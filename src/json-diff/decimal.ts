/** One spelling for all spellings of a number: `1`, `1.0` and `10e-1` are the same. */
export function canonicalDecimal(literal: string): string {
  if (isShort(literal)) return String(Number(literal) + 0);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts.exec(literal) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.slice(0, endWithoutZeros(digits));
  if (kept === '') return '0';
  // Nothing holds it, and there is no other spelling of it within reason.
  if (exponent.length > maxExponentLength) return literal;
  const scale = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - kept.length);
  const isHeld = kept.length <= safeDigits && scale > -safeScale && scale < safeScale;
  return isHeld ? String(Number(literal)) : `${sign}${kept}e${scale}`;
}

/** Whether a reader that holds numbers in 64 bits (IEEE 754), as most do, keeps the value. */
export function isExact(literal: string): boolean {
  if (isShort(literal)) return true;
  const held = Number(literal);
  return Number.isFinite(held) && canonicalDecimal(String(held)) === canonicalDecimal(literal);
}

/** Decimal digits that 64 bits always keep, and powers of ten that they reach with them. */
const safeDigits = 15;
const safeScale = 280n;

const maxExponentLength = 1000;

function isShort(literal: string): boolean {
  return literal.length <= safeDigits && !/[eE]/.test(literal);
}

/** A pattern would look at each run of zeros again from each of its zeros. */
function endWithoutZeros(digits: string): number {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end;
}

const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
