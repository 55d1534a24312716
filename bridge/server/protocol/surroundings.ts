import process from 'node:process';

/** The process that a server runs in. */
export interface Surroundings {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What commands find as `process.argv[1]`. */
  readonly script: string;
}

/** Read when a server or a call is made, not on import. */
export function readSurroundings(): Surroundings {
  return {
    cwd: process.cwd(),
    env: { ...process.env } as Record<string, string>,
    script: process.argv[1] ?? '',
  };
}
