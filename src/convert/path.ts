import { InputError } from '../errors.js';

/** Where a value is: its key and the path of what holds it. `undefined` is the whole document. */
export type Path = { readonly parent: Path; readonly key: string | number } | undefined;

/** Lists and objects inside one another, at most: parsers and printers of every format recurse. */
export const maxDepth = 1000;

/** The path as a JSON pointer (RFC 6901). */
export function pointerOf(path: Path): string {
  const tokens: string[] = [];
  for (let at = path; at; at = at.parent) {
    tokens.push(`/${String(at.key).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
  return tokens.reverse().join('');
}

/** The path in a message: `at '/a/0'`, or `at the top`. */
export function describePath(path: Path): string {
  return path ? `at '${pointerOf(path)}'` : 'at the top';
}

/** The refusal of a value that the target cannot hold. */
export function cannotHold(format: string, what: string, options: Refusal): InputError {
  return new InputError(`${format} cannot hold ${what} ${describePath(options.path)}`, {
    hint: options.hint,
  });
}

export function tooDeep(at?: { text: string; offset: number }): InputError {
  return new InputError(`Lists and objects are nested deeper than ${maxDepth} levels`, {
    ...(at && { at }),
    hint: 'Convert the inner part by itself',
  });
}

interface Refusal {
  readonly path: Path;
  /** What to do about it. */
  readonly hint: string;
}
