import { InputError } from '../../errors.js';
import { checked } from '../checked.js';
import type { FormatOptions, Formatted } from '../formatter.js';
import { type CssItem, parseCss } from './parse.js';
import { printCss } from './print.js';
import { printStatement } from './space.js';

/** CSS, nested too. Comments, and the spelling of every token, stay as they are written. */
export const cssFormatter = checked({ name: 'CSS', format, meaning });

function format(text: string, { indent, sortKeys }: FormatOptions): Formatted {
  if (sortKeys) throw new InputError("The order of CSS has a meaning: leave out '--sort-keys'");
  const items = parseCss(text);
  if (items.length === 0) throw new InputError('There is no CSS in the input');
  return { text: `${printCss(items, indent)}\n`, notes: [] };
}

function meaning(text: string): string {
  return JSON.stringify(meaningOf(parseCss(text)));
}

function meaningOf(items: readonly CssItem[]): unknown[] {
  const style = { space: '', around: '', afterSelector: '', newline: undefined };
  return items.map((item) =>
    item.kind === 'comment'
      ? item.text
      : [item.kind, printStatement(item, style), item.block && meaningOf(item.block)],
  );
}
