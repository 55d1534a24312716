import { isAtomic } from './names.js';
import type { HtmlElement, HtmlNode } from './parse.js';
import { isExact, segmentsOf, startsLine } from './segments.js';

/**
 * Blocks on lines of their own. In text, spaces stay where they are: a line break remains one, anything else
 * becomes one space. Without an indent, everything is on one line.
 */
export function printHtml(nodes: readonly HtmlNode[], indent: string | undefined): string {
  const layout = indent === undefined ? compact : { indent, margin: '', newline: '\n' };
  return printContent(nodes, layout).join(layout.newline);
}

interface Layout {
  readonly indent: string;
  /** The spaces before what is on this level. */
  readonly margin: string;
  /** Between what may stand on lines of their own. */
  readonly newline: string;
}

const compact: Layout = { indent: '', margin: '', newline: '' };

function printContent(nodes: readonly HtmlNode[], layout: Layout): string[] {
  return segmentsOf(nodes).flatMap((segment, index) => {
    const line = layout.margin + printRun(segment.nodes, layout).trim();
    return segment.hasBlankLine && index > 0 && layout.newline ? ['', line] : [line];
  });
}

function printRun(nodes: readonly HtmlNode[], layout: Layout): string {
  return nodes
    .map((node) => {
      if (node.kind === 'element') return printElement(node, layout);
      return node.kind === 'text' ? printText(node.source, layout) : node.source;
    })
    .join('');
}

function printElement(element: HtmlElement, layout: Layout): string {
  if (isExact(element)) return element.source;
  const { name, children } = element;
  const start = printTag(element.tag);
  const end = element.endTag === undefined ? '' : printTag(element.endTag);
  if (!startsLine(element) && !isAtomic(name)) return start + printRun(children, layout) + end;
  const margin = name === 'html' ? layout.margin : layout.margin + layout.indent;
  const lines = printContent(children, { ...layout, margin });
  if (lines.length === 0) return start + end;
  const [first] = children.filter((child) => child.kind !== 'text' || child.source.trim() !== '');
  const isText = lines.length === 1 && !lines[0]?.includes('\n') && !(first && startsLine(first));
  if (isText) return start + lines[0]?.trim() + end;
  return [start, ...lines, ...(end === '' ? [] : [layout.margin + end])].join(layout.newline);
}

function printText(source: string, { margin, newline }: Layout): string {
  return source.replace(/[ \t\n\f\r]+/g, (space) =>
    space.includes('\n') && newline !== '' ? newline + margin : ' ',
  );
}

/** One space between attributes; what is in quotes stays. */
function printTag(tag: string): string {
  return tag
    .replace(/"[^"]*"|'[^']*'|[ \t\n\f\r]+/g, (part) => (part.trim() === '' ? ' ' : part))
    .replace(/ >$/, '>');
}
