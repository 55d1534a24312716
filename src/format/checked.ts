import { InputError } from '../errors.js';
import type { FormatOptions, Formatted, Formatter } from './formatter.js';

/** A layout that is not trusted: most are the work of libraries. */
export interface Layout {
  /** What messages call the language. */
  readonly name: string;
  /** @throws {InputError} at the first thing that is not of the language */
  format(text: string, options: FormatOptions): Formatted;
  /** What must be the same before and after, comments too, as text; of a text that `format` accepts. */
  meaning(text: string, options: FormatOptions): string;
}

/**
 * Refuses to lay out what would not mean the same afterwards, and repeats the layout until it changes
 * nothing any more.
 */
export function checked(layout: Layout): Formatter {
  return {
    format(text, options) {
      const { text: first, notes } = layout.format(text, options);
      const formatted = untilStable(layout, first, options);
      if (layout.meaning(formatted, options) !== layout.meaning(text, options)) {
        throw new InputError(`This ${layout.name} would not mean the same in another layout`, {
          hint,
        });
      }
      return { text: formatted, notes };
    },
  };
}

const maxRounds = 5;

function untilStable(layout: Layout, first: string, options: FormatOptions): string {
  let current = first;
  for (let round = 0; round < maxRounds; round++) {
    const next = formatAgain(layout, current, options);
    if (next === current) return current;
    if (next === undefined) break;
    current = next;
  }
  throw new InputError(`This ${layout.name} has no stable layout`, { hint });
}

/** `undefined` where what was laid out has become invalid. */
function formatAgain(layout: Layout, text: string, options: FormatOptions): string | undefined {
  try {
    return layout.format(text, options).text;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

const hint = 'Leave it as it is, or format its parts';
