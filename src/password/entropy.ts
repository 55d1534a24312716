/**
 * Bits of entropy of a password that is drawn evenly from all those of a length that hold at least
 * one character of each class. Rounded down to two places: nothing is claimed that is not there.
 */
export function entropyOf(length: number, sizes: readonly number[]): number {
  return Math.floor(log2(countPasswords(length, sizes)) * 100) / 100;
}

/** By inclusion and exclusion: all, without those that lack a class, with those that lack two, and so on. */
function countPasswords(length: number, sizes: readonly number[]): bigint {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let count = 0n;
  for (let subset = 0; subset < 1 << sizes.length; subset++) {
    const lacking = sizes.filter((_, index) => (subset >> index) & 1);
    const left = BigInt(lacking.reduce((rest, size) => rest - size, total));
    count += (lacking.length % 2 === 0 ? 1n : -1n) * left ** BigInt(length);
  }
  return count;
}

/** Of a number that may be beyond what a double holds. */
function log2(value: bigint): number {
  const surplus = Math.max(0, value.toString(16).length - 13) * 4;
  return Math.log2(Number(value >> BigInt(surplus))) + surplus;
}
