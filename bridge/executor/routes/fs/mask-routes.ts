import fs from 'node:fs';
import { callStore } from '../../call/call-store.js';
import type { Patches } from '../patches.js';

/** A function that creates files: where its mode is given, and the mode without one. */
interface Creator {
  readonly name: string;
  readonly place: number;
  readonly mode: number;
  /** The mode is a field of options, for which a text stands too: an encoding. */
  readonly inOptions: boolean;
}

const creators: readonly Creator[] = [
  { name: 'open', place: 2, mode: 0o666, inOptions: false },
  { name: 'mkdir', place: 1, mode: 0o777, inOptions: false },
  { name: 'writeFile', place: 2, mode: 0o666, inOptions: true },
  { name: 'appendFile', place: 2, mode: 0o666, inOptions: true },
];

/**
 * Applies the mask of a call that has set one. The real mask applies as well, so that a file may get fewer
 * permissions than in a process of its own, never more.
 */
export function routeMasks(patches: Patches): void {
  for (const creator of creators) {
    routeMask(patches, fs, { key: creator.name, creator });
    routeMask(patches, fs, { key: `${creator.name}Sync`, creator });
    routeMask(patches, fs.promises, { key: creator.name, creator });
  }
}

function routeMask(
  patches: Patches,
  target: object,
  { key, creator }: { readonly key: string; readonly creator: Creator },
): void {
  patches.method(target, key, (original) => (...args) => {
    const mask = callStore.getStore()?.umask;
    return mask === undefined ? original(...args) : original(...applyMask(args, mask, creator));
  });
}

function applyMask(given: readonly unknown[], mask: number, creator: Creator): unknown[] {
  const callback = typeof given.at(-1) === 'function' ? given.slice(-1) : [];
  const args = given.slice(0, given.length - callback.length);
  while (args.length <= creator.place) args.push(undefined);
  const value = args[creator.place];
  const masked = (mode: unknown) => toMode(mode ?? creator.mode) & ~mask;
  if (typeof value === 'object' && value !== null) {
    args[creator.place] = { ...value, mode: masked(Reflect.get(value, 'mode')) };
  } else if (creator.inOptions) {
    args[creator.place] = { encoding: value, mode: masked(undefined) };
  } else args[creator.place] = masked(value);
  return [...args, ...callback];
}

function toMode(mode: unknown): number {
  return typeof mode === 'string' ? Number.parseInt(mode, 8) : Number(mode);
}
