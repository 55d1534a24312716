import { basename, resolve } from 'node:path';
import type { Offer } from './mcp-options.js';

/** How a client starts a program's server, and what it calls it. */
export interface Launch {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** @param words of the command line up to and with `mcp` */
export function describeLaunch({ options }: Offer, words: readonly (string | number)[]): Launch {
  const script = resolve(process.argv[1] ?? '');
  const name = options.name ?? basename(script).replace(/\.[cm]?[jt]s$/, '');
  return { name, command: 'node', args: [script, ...words.map(String)] };
}

/** The words of a command line for a POSIX shell. */
export function toShell(words: readonly string[]): string {
  return words.map(quote).join(' ');
}

const quote = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
