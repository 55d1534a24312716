/** Names of a valid pattern's capturing groups, in order; `undefined` for those without. */
export function groupNames(pattern: string, flags: string): (string | undefined)[] {
  // With `v` a class cannot hold a bare parenthesis, and may hold classes.
  const tokens = flags.includes('v') ? outsideClasses : withClasses;
  return [...pattern.matchAll(tokens)]
    .filter(([token]) => token.startsWith('('))
    .map(([, name]) => name?.replace(/\\u(?:\{(\w+)\}|(\w{4}))/g, readEscape));
}

const outsideClasses = /\\.|\(\?<(?![=!])([^>]*)>|\((?!\?)/gs;
const withClasses = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])([^>]*)>|\((?!\?)/gs;

function readEscape(_: string, braced: string | undefined, digits: string | undefined): string {
  return String.fromCodePoint(Number.parseInt(braced ?? digits ?? '', 16));
}
