import type { Argv } from 'yargs';

/** The versions that are supported, with the function that makes an instance of each. */
export async function everyYargs(): Promise<[string, (argv: readonly string[]) => Argv][]> {
  return [
    ['18', await load('yargs')],
    ['17.7', await load('yargs17')],
    ['17.0', await load('yargs170')],
    ['16', await load('yargs16')],
  ];
}

/** The packages of older versions have no types of their own. */
async function load(name: string): Promise<(argv: readonly string[]) => Argv> {
  return (await import(name)).default;
}
