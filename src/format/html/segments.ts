import { isAtomic, isBlock, isHidden, isVerbatim } from './names.js';
import type { HtmlElement, HtmlNode } from './parse.js';

/** A part of an element's content that may stand on lines of its own: space around it means nothing. */
export interface Segment {
  /** One element, or text with what stands in it. */
  readonly nodes: readonly HtmlNode[];
  /** A blank line comes before it. */
  readonly hasBlankLine: boolean;
}

export function segmentsOf(nodes: readonly HtmlNode[]): Segment[] {
  const segments: HtmlNode[][] = [];
  let run: HtmlNode[] = [];
  for (const node of [...nodes, undefined]) {
    if (node && !startsLine(node)) {
      run.push(node);
      continue;
    }
    const isFree = run.every(isHiddenNode);
    if (!isFree) segments.push(run);
    else for (const hidden of run) segments.push([hidden]);
    if (node) segments.push([node]);
    run = [];
  }
  return withBlankLines(segments.filter((segment) => segment.length > 0));
}

/** Whether every character of an element counts. */
export function isExact({ name, tag }: HtmlElement): boolean {
  return isVerbatim(name) || /\sstyle\s*=[^>]*white-space/i.test(tag);
}

/** A block, or something that has one inside. */
export function startsLine(node: HtmlNode): boolean {
  if (node.kind !== 'element') return node.kind === 'doctype';
  if (isBlock(node.name)) return true;
  return !isAtomic(node.name) && !isExact(node) && node.children.some(startsLine);
}

/** Whether a node shows nothing. */
function isHiddenNode(node: HtmlNode): boolean {
  if (node.kind === 'text') return isSpace(node);
  return node.kind !== 'element' || isHidden(node.name);
}

function isSpace(node: HtmlNode | undefined): boolean {
  return node?.kind === 'text' && node.source.trim() === '';
}

function withBlankLines(segments: readonly HtmlNode[][]): Segment[] {
  return segments
    .map((nodes, index) => {
      const before = segments[index - 1]?.at(-1);
      const [first] = nodes;
      const space =
        (before?.kind === 'text' ? (/\s*$/.exec(before.source)?.[0] ?? '') : '') +
        (first?.kind === 'text' ? (/^\s*/.exec(first.source)?.[0] ?? '') : '');
      return { nodes, hasBlankLine: space.split('\n').length > 2 };
    })
    .filter(({ nodes }) => !nodes.every(isSpace));
}
