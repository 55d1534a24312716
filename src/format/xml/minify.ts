import { readXmlSyntax, type XmlElement, type XmlNode } from '../../xml-syntax.js';
import type { Formatted } from '../formatter.js';
import { noteLeftOut } from '../left-out.js';
import { isStructure, startTag } from './print.js';

/** Without comments, and without the spaces between elements that stand by themselves. */
export function minifyXml(text: string): Formatted {
  const nodes = readXmlSyntax(text);
  return { text: minify(nodes, { isStructure: true }), notes: noteLeftOut(commentsIn(nodes)) };
}

function minify(nodes: readonly XmlNode[], options: { isStructure: boolean }): string {
  return nodes
    .map((node) => {
      if (node.kind === 'element') return minifyElement(node);
      const isSpace = node.kind === 'text' && options.isStructure && node.source.trim() === '';
      return node.kind === 'comment' || isSpace ? '' : node.source;
    })
    .join('');
}

function minifyElement(element: XmlElement): string {
  const start = startTag(element);
  if (element.isSelfClosed) return `${start}/>`;
  const inner = minify(element.children, { isStructure: isStructure(element) });
  return `${start}>${inner}</${element.name}>`;
}

function commentsIn(nodes: readonly XmlNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'element') return sum + commentsIn(node.children);
    return sum + Number(node.kind === 'comment');
  }, 0);
}
