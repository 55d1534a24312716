import type { StandardFd } from '../../call/descriptors.js';

/** One of a child's streams that was to be its parent's. */
export interface Inherited {
  readonly index: number;
  readonly fd: StandardFd;
}

/** A `stdio` option taken apart: as an array, and what in it is inherited from the parent's first three. */
export interface StdioPlan {
  readonly stdio: unknown[];
  readonly inherited: readonly Inherited[];
}

/** @param standardOf which standard stream a number means to the parent; null for one that it has closed */
export function planStdio(
  option: unknown,
  standardOf: (fd: number) => StandardFd | null | undefined,
): StdioPlan {
  const stdio: unknown[] = Array.isArray(option) ? [...option] : Array(3).fill(option ?? 'pipe');
  const inherited: Inherited[] = [];
  for (const [index, entry] of stdio.entries()) {
    const number = descriptorOf(entry, index);
    const fd = number === undefined ? undefined : standardOf(number);
    if (fd === undefined) continue;
    // A stream that leads the wrong way is as good as none.
    if (fd === null || (fd === 0) !== (index === 0)) stdio[index] = 'ignore';
    else inherited.push({ index, fd });
  }
  return { stdio, inherited };
}

function descriptorOf(entry: unknown, index: number): number | undefined {
  if (entry === 'inherit') return index;
  if (typeof entry === 'number') return entry;
  const fd = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'fd') : undefined;
  return typeof fd === 'number' ? fd : undefined;
}
