import { gtr, ltr, minVersion, parse, prerelease, satisfies, validRange } from 'semver';
import { InputError } from '../errors.js';

export interface VersionCheck {
  readonly satisfies: boolean;
  /** Without `v`, spaces and build metadata. */
  readonly version: string;
  /** In its plainest form, such as `>=1.2.0 <2.0.0-0` for `^1.2.0`. */
  readonly range: string;
  /** The lowest version that satisfies it; absent where there is none. */
  readonly lowest?: string;
  /** Why it does not satisfy the range. */
  readonly reason?: string;
}

/**
 * Checks a version against a range as npm does.
 *
 * @throws {InputError} when one of them is invalid
 * @see https://semver.org and the ranges of npm's `semver`
 */
export function checkVersion(
  version: string,
  range: string,
  { includePrerelease }: { readonly includePrerelease: boolean },
): VersionCheck {
  const parsed = parse(version);
  if (!parsed) {
    throw new InputError(`'${version.slice(0, 256)}' is no version of Semantic Versioning`, {
      hint: 'Expected three numbers, such as 1.2.3 or 1.2.3-rc.1+build',
    });
  }
  const plain = plainRange(range, includePrerelease);
  const lowest = minVersion(plain)?.version;
  const holds = satisfies(parsed, plain, { includePrerelease });
  return {
    satisfies: holds,
    version: parsed.version,
    range: plain || '*',
    ...(lowest !== undefined && { lowest }),
    ...(!holds && {
      reason: lowest === undefined ? 'nothing does' : reasonOf(parsed.version, plain),
    }),
  };
}

function plainRange(range: string, includePrerelease: boolean): string {
  if (range.length > maxLength) {
    throw new InputError(
      `Expected a range of at most ${maxLength} characters, found ${range.length}`,
    );
  }
  const plain = validRange(range, { includePrerelease });
  if (plain !== null) return plain;
  throw new InputError(`'${range}' is no range of versions`, {
    hint: "Such as '^1.2.0', '~1.2', '>=1.2 <2', '1.x || 2.0.0 - 2.3'",
  });
}

/** Every part of a range is compared with every other. */
const maxLength = 1000;

function reasonOf(version: string, range: string): string {
  if (gtr(version, range, { includePrerelease: true })) return 'it is above the range';
  if (ltr(version, range, { includePrerelease: true })) return 'it is below the range';
  const isHidden = satisfies(version, range, { includePrerelease: true });
  return prerelease(version) && isHidden
    ? 'prereleases count only where the range names one of the same version'
    : 'it is between the parts of the range';
}
