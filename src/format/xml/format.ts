import { readXmlSyntax, type XmlElement, type XmlNode } from '../../xml-syntax.js';
import { checked } from '../checked.js';
import type { FormatOptions, Formatted } from '../formatter.js';
import { isStructure, printXml } from './print.js';

/** XML 1.0: comments, CDATA, entities and quotes stay as they are written. */
export const xmlFormatter = checked({ name: 'XML', format, meaning });

function format(text: string, options: FormatOptions): Formatted {
  return { text: `${printXml(read(text, options), options.indent)}\n`, notes: [] };
}

/** The document without the spaces that mean nothing. */
function meaning(text: string, options: FormatOptions): string {
  return JSON.stringify(withoutSpace(read(text, options)));
}

function read(text: string, { sortKeys }: FormatOptions): XmlNode[] {
  const nodes = readXmlSyntax(text);
  return sortKeys ? nodes.map(sortAttributes) : nodes;
}

function sortAttributes(node: XmlNode): XmlNode {
  if (node.kind !== 'element') return node;
  const attributes = node.attributes.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { ...node, attributes, children: node.children.map(sortAttributes) };
}

export function withoutSpace(nodes: readonly XmlNode[]): unknown[] {
  return nodes
    .filter((node) => node.kind !== 'text' || node.source.trim() !== '')
    .map((node) => (node.kind === 'element' ? withoutSpaceInside(node) : node.source));
}

function withoutSpaceInside(element: XmlElement): unknown {
  const { name, attributes, children } = element;
  const content = isStructure(element)
    ? withoutSpace(children)
    : children.map((node) => (node.kind === 'element' ? withoutSpaceInside(node) : node.source));
  return { name, attributes: attributes.map((it) => [it.name, it.quoted]), content };
}
