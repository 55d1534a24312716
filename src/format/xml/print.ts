import type { XmlElement, XmlNode } from '../../xml-syntax.js';

/**
 * Elements in elements on lines of their own, one blank line between them kept. An element with text in it is
 * left as it is, for its spaces may mean something.
 */
export function printXml(nodes: readonly XmlNode[], indent: string): string {
  return printNodes(nodes, { indent, margin: '' }).join('\n');
}

interface Layout {
  readonly indent: string;
  readonly margin: string;
}

function printNodes(nodes: readonly XmlNode[], layout: Layout): string[] {
  const lines: string[] = [];
  let isSeparated = false;
  for (const node of nodes) {
    if (node.kind === 'text') {
      isSeparated = node.source.split('\n').length > 2;
      continue;
    }
    if (isSeparated && lines.length > 0) lines.push('');
    isSeparated = false;
    if (node.kind === 'element') lines.push(printElement(node, layout));
    else lines.push(layout.margin + node.source);
  }
  return lines;
}

function printElement(element: XmlElement, { indent, margin }: Layout): string {
  const { name, children } = element;
  if (!isStructure(element)) return margin + printExactly(element);
  const inner = printNodes(children, { indent, margin: margin + indent });
  return [`${margin}${startTag(element)}>`, ...inner, `${margin}</${name}>`].join('\n');
}

/** Whether the spaces inside of an element mean nothing: there are elements, and no text. */
export function isStructure({ children, attributes }: XmlElement): boolean {
  const isPreserved = attributes.some(
    ({ name, source }) => name === 'xml:space' && source === 'preserve',
  );
  return (
    !isPreserved &&
    children.some(({ kind }) => kind === 'element') &&
    children.every((node) =>
      node.kind === 'text' ? node.source.trim() === '' : node.kind !== 'cdata',
    )
  );
}

/** The element with everything that is between its tags. */
export function printExactly(element: XmlElement): string {
  if (element.isSelfClosed) return `${startTag(element)}/>`;
  const inner = element.children.map((node) =>
    node.kind === 'element' ? printExactly(node) : node.source,
  );
  return `${startTag(element)}>${inner.join('')}</${element.name}>`;
}

export function startTag({ name, attributes }: XmlElement): string {
  return `<${name}${attributes.map((it) => ` ${it.name}=${it.quoted}`).join('')}`;
}
