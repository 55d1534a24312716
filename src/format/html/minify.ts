import { InputError } from '../../errors.js';
import type { Formatted } from '../formatter.js';
import { noteLeftOut } from '../left-out.js';
import { meaningOf } from './meaning.js';
import { type HtmlNode, parseHtml } from './parse.js';
import { printHtml } from './print.js';

/**
 * Without comments, and with one space where there were more, none beside blocks. Comments that instruct a
 * program stay: `<!--[if`, `<!--#` and `<!--!`. Tags stay, even those that could be let out.
 */
export function minifyHtml(text: string): Formatted {
  if (text.trim() === '') throw new InputError('There is no HTML in the input: it is empty');
  const counter = { leftOut: 0 };
  const nodes = withoutComments(parseHtml(text), counter);
  const minified = printHtml(nodes, undefined);
  const options = { comments: false };
  if (meaningOf(minified, options) !== meaningOf(text, options)) {
    throw new InputError('This HTML would not mean the same without its spaces', {
      hint: 'Leave it as it is, or minify its parts',
    });
  }
  return { text: minified, notes: noteLeftOut(counter.leftOut) };
}

function withoutComments(nodes: readonly HtmlNode[], counter: { leftOut: number }): HtmlNode[] {
  const kept: HtmlNode[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (node.kind === 'comment' && !/^<!--[[#!]/.test(node.source)) {
      counter.leftOut++;
    } else if (node.kind === 'text' && last?.kind === 'text') {
      kept[kept.length - 1] = { kind: 'text', source: last.source + node.source };
    } else if (node.kind === 'element') {
      kept.push({ ...node, children: withoutComments(node.children, counter) });
    } else {
      kept.push(node);
    }
  }
  return kept;
}
