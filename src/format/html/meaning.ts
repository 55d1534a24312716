import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isAtomic } from './names.js';
import type { HtmlNode } from './parse.js';
import { isExact, segmentsOf, startsLine } from './segments.js';

/** The document that a browser makes of the text, without the spaces that show nothing. */
export function meaningOf(text: string, { comments }: { comments: boolean }): string {
  const document = parse(text, { scriptingEnabled: false });
  return JSON.stringify(contentOf(nodesOf(document.childNodes, comments)));
}

/** The tree in the terms of the formatter; a text is its characters here, a tag its attributes. */
function nodesOf(
  children: readonly DefaultTreeAdapterTypes.ChildNode[],
  comments: boolean,
): HtmlNode[] {
  return children.flatMap((node): HtmlNode[] => {
    if ('value' in node) return [{ kind: 'text', source: node.value }];
    if ('data' in node) return comments ? [{ kind: 'comment', source: node.data }] : [];
    if (!('tagName' in node))
      return [{ kind: 'doctype', source: JSON.stringify({ ...node, parentNode: null }) }];
    const content = 'content' in node ? node.content.childNodes : node.childNodes;
    const tag = node.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
    const inner = nodesOf(content, comments);
    return [{ kind: 'element', name: node.tagName, tag, children: inner, endTag: '', source: '' }];
  });
}

function contentOf(nodes: readonly HtmlNode[]): unknown[] {
  return segmentsOf(nodes).map(({ nodes: segment }) => trimmed(runOf(segment)));
}

/** Texts that touch are one. */
function runOf(nodes: readonly HtmlNode[]): unknown[] {
  const run: unknown[] = [];
  for (const node of nodes) {
    const last = run.at(-1);
    if (node.kind === 'element') run.push(elementOf(node));
    else if (node.kind !== 'text') run.push([node.kind, node.source]);
    else if (typeof last === 'string') run[run.length - 1] = collapse(last + node.source);
    else run.push(collapse(node.source));
  }
  return run;
}

function elementOf(node: HtmlNode & { kind: 'element' }): unknown {
  const { name, tag, children } = node;
  if (isExact(node)) return [name, tag, exact(children)];
  return [name, tag, startsLine(node) || isAtomic(name) ? contentOf(children) : runOf(children)];
}

function exact(nodes: readonly HtmlNode[]): unknown[] {
  return nodes.map((node) =>
    node.kind === 'element' ? [node.name, node.tag, exact(node.children)] : node.source,
  );
}

function trimmed(run: readonly unknown[]): unknown[] {
  return run
    .map((part, index) => {
      if (typeof part !== 'string') return part;
      const start = index === 0 ? part.trimStart() : part;
      return index === run.length - 1 ? start.trimEnd() : start;
    })
    .filter((part) => part !== '');
}

function collapse(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ');
}
