import type { Random } from './context.js';

/**
 * Draws whole numbers from 0 up to, not including, a bound of at most 65536, each as likely as the others:
 * values of the last, incomplete run are drawn again, where a remainder would favour small numbers.
 */
export function uniform(random: Random): (bound: number) => number {
  let pool = Buffer.alloc(0);
  const next = () => {
    if (pool.length === 0) pool = Buffer.from(random.bytes(poolSize));
    const value = pool.readUInt16BE();
    pool = pool.subarray(2);
    return value;
  };
  return (bound) => {
    const runs = range - (range % bound);
    let value = next();
    while (value >= runs) value = next();
    return value % bound;
  };
}

const range = 0x10000;

/** Bytes. */
const poolSize = 256;
