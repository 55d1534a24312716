import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The version of the package that a script belongs to, which is what yargs takes for the version of a
 * program that states none; undefined where there is no such package.
 */
export function findPackageVersion(script: string): string | undefined {
  try {
    for (let at = dirname(realpathSync(script)); ; at = dirname(at)) {
      const version = readVersion(join(at, 'package.json'));
      if (version !== undefined || at === dirname(at)) return version;
    }
  } catch {
    return undefined;
  }
}

/** Undefined where there is no package; one without a version, such as a mere `{"type": "module"}`, is none. */
function readVersion(file: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
