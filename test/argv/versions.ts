import type { AnyYargs } from './program.js';

export type Yargs = (words: readonly string[]) => AnyYargs;

/** The versions under test, with the function that makes an instance of each. */
export const versions = {
  '18': await load('yargs'),
  '17.7': await load('yargs17'),
  '17.0': await load('yargs170'),
  '16': await load('yargs16'),
} as const;

export type Version = keyof typeof versions;

export const everyVersion = Object.keys(versions) as Version[];

/** Whether quotes protect any word: `all` of what the parser reads loses a pair of them. */
export function unquotesAll(version: Version): boolean {
  return version === '17.0' || version === '16';
}

/** The packages of older versions have no types of their own. */
async function load(name: string): Promise<Yargs> {
  return (await import(name)).default;
}
