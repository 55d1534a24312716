import type { CssItem, CssStatement } from './parse.js';
import { printStatement } from './space.js';

/** Each statement on its own line; between rules a blank line, elsewhere at most one where there were any. */
export function printCss(items: readonly CssItem[], indent: string): string {
  return printItems(items, { indent, margin: '' }).join('\n');
}

interface Layout {
  readonly indent: string;
  readonly margin: string;
}

function printItems(items: readonly CssItem[], layout: Layout): string[] {
  const lines: string[] = [];
  for (const [index, item] of items.entries()) {
    const previous = items[index - 1];
    if (item.kind === 'comment' && item.isTrailing) {
      lines.push(`${lines.pop()} ${item.text}`);
      continue;
    }
    if (previous && (item.hasBlankLine || isApart(items, index))) lines.push('');
    const text = item.kind === 'comment' ? item.text : printOne(item, layout);
    lines.push(layout.margin + text);
  }
  return lines;
}

/** Whether a blank line comes before an item even if there was none: rules stand apart. */
function isApart(items: readonly CssItem[], index: number): boolean {
  const previous = items[index - 1];
  if (previous?.kind === 'comment') return isTrailingBlock(items, index - 1);
  let next = index;
  while (items[next]?.kind === 'comment') next++;
  return hasBlock(previous) || hasBlock(items[next]);
}

/** A comment that ends the line of a block. */
function isTrailingBlock(items: readonly CssItem[], index: number): boolean {
  const item = items[index];
  return item?.kind === 'comment' && item.isTrailing && hasBlock(items[index - 1]);
}

function hasBlock(item: CssItem | undefined): boolean {
  return item !== undefined && item.kind !== 'comment' && item.block !== undefined;
}

function printOne(statement: CssStatement, { indent, margin }: Layout): string {
  const text = printStatement(statement, {
    space: ' ',
    around: ' ',
    afterSelector: `\n${margin}`,
    newline: `\n${margin}${indent}`,
  });
  const { block } = statement;
  if (block === undefined) return `${text};`;
  if (block.length === 0) return `${text} {}`;
  const inner = printItems(block, { indent, margin: margin + indent });
  return [`${text} {`, ...inner, `${margin}}`].join('\n');
}
