import { InputError } from '../../errors.js';
import {
  readXmlSyntax,
  type XmlAttribute,
  type XmlElement,
  type XmlNode,
} from '../../xml-syntax.js';
import type { ParseOptions } from '../format.js';
import { describePath, type Path, pointerOf } from '../path.js';
import type { Value } from '../value.js';
import { decodeAttribute, decodeText } from './text.js';

/**
 * An element becomes its text, or an object with `-name` for attributes, `#text` for text beside them, and
 * its elements; elements of one name become a list. All of them are text: XML has no types, but for
 * `xsi:nil`, which is null.
 *
 * @throws {InputError} for text between elements, whose order an object cannot hold
 */
export function parseXml(text: string, { note }: ParseOptions): Value {
  const nodes = readXmlSyntax(text);
  const root = nodes.find((node) => node.kind === 'element') as XmlElement;
  const reading: Reading = { text, note, left: new Set(), hasNulls: hasOnlyNils(root) };
  leaveOut(reading, nodes);
  const value = readElement(reading, root, { parent: undefined, key: root.name });
  if (reading.left.size > 0) note(`${[...reading.left].join(' and ')} were left out`);
  return new Map([[root.name, value]]);
}

export const nilNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

interface Reading {
  readonly text: string;
  readonly note: (note: string) => void;
  /** Kinds of nodes that values have no place for. */
  readonly left: Set<string>;
  /** `xsi:nil` is null; otherwise it is an attribute like any other. */
  readonly hasNulls: boolean;
}

function readElement(reading: Reading, element: XmlElement, path: Path): Value {
  if (reading.hasNulls && isNil(element)) return null;
  const attributes = element.attributes.filter((it) => !reading.hasNulls || !isNilAttribute(it));
  const elements = element.children.filter((node) => node.kind === 'element');
  leaveOut(reading, element.children);
  const text = textOf(element.children);
  if (elements.length > 0 && text.trim() !== '') throw mixed(reading, element, path);
  if (attributes.length === 0 && elements.length === 0) return text;
  const members = new Map<string, Value>();
  for (const { name, source } of attributes) members.set(`-${name}`, decodeAttribute(source));
  if (elements.length === 0 && text !== '') members.set('#text', text);
  for (const child of group(reading, elements, path)) members.set(...child);
  return members;
}

/** Elements by name, each with its value or the list of its values. */
function group(reading: Reading, elements: readonly XmlElement[], path: Path): [string, Value][] {
  const byName = new Map<string, XmlElement[]>();
  for (const [index, element] of elements.entries()) {
    const others = byName.get(element.name);
    if (!others) byName.set(element.name, [element]);
    else if (others.push(element) && elements[index - 1]?.name !== element.name) {
      reading.note(
        `The order of different elements inside '${pointerOf(path)}' is lost, as '${element.name}' comes again after another`,
      );
    }
  }
  return Array.from(byName, ([name, [first, ...others]]) => {
    const place = { parent: path, key: name };
    if (first && others.length === 0) return [name, readElement(reading, first, place)];
    const items = [first, ...others].map((item, key) =>
      readElement(reading, item as XmlElement, { parent: place, key }),
    );
    return [name, items];
  });
}

function textOf(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return decodeText(node.source);
      return node.kind === 'cdata' ? node.source.slice(9, -3).replace(/\r\n?/g, '\n') : '';
    })
    .join('');
}

function leaveOut({ left }: Reading, nodes: readonly XmlNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'comment') left.add('Comments');
    if (node.kind === 'doctype') left.add('The DOCTYPE');
    if (node.kind === 'instruction' && !/^<\?xml\s/.test(node.source)) {
      left.add('Processing instructions');
    }
  }
}

/** What printing null writes: `xsi:nil`, and the declaration of its prefix. */
function isNilAttribute({ name, source }: XmlAttribute): boolean {
  return name === 'xsi:nil' || (name === 'xmlns:xsi' && source === nilNamespace);
}

/** An empty element whose only attribute of its own is `xsi:nil="true"`. */
function isNil({ attributes, children }: XmlElement): boolean {
  const isMarked = attributes.some(
    ({ name, source }) => name === 'xsi:nil' && /^(true|1)$/.test(source),
  );
  return isMarked && attributes.every(isNilAttribute) && children.length === 0;
}

/** Whether the prefix is there for nulls only: otherwise its attributes are data, and stay. */
function hasOnlyNils(root: XmlElement): boolean {
  let nils = 0;
  const isPlain = (element: XmlElement): boolean => {
    nils += Number(isNil(element));
    return (
      (isNil(element) || !element.attributes.some(({ name }) => name.startsWith('xsi:'))) &&
      element.children.every((child) => child.kind !== 'element' || isPlain(child))
    );
  };
  return isPlain(root) && nils > 0;
}

function mixed({ text }: Reading, element: XmlElement, path: Path): InputError {
  return new InputError(`Text and elements are mixed ${describePath(path)}`, {
    at: { text, offset: element.offset },
    hint: 'Only text by itself or elements by themselves have an equal in other formats',
  });
}
