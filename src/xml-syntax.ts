import { SaxesParser } from 'saxes';
import { InputError } from './errors.js';

/** What an XML document holds, as it is written: entities, quotes and spaces are left alone. */
export type XmlNode = XmlElement | XmlOther;

export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
  /** Written as `<name/>`. */
  readonly isSelfClosed: boolean;
  /** Of its `<`, in UTF-16 code units. */
  readonly offset: number;
}

export interface XmlAttribute {
  readonly name: string;
  /** Between the quotes. */
  readonly source: string;
  /** With the quotes. */
  readonly quoted: string;
}

export interface XmlOther {
  readonly kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype';
  /** With its delimiters. */
  readonly source: string;
  readonly offset: number;
}

/**
 * Reads a well-formed document (XML 1.0, fifth edition). saxes decides whether it is; the parts are taken
 * from the text itself.
 *
 * @throws {InputError} at the place that is wrong, and for a DOCTYPE that declares anything: entities
 * could expand without end
 */
export function readXmlSyntax(text: string): XmlNode[] {
  validate(text);
  const root: Open = { name: '', attributes: [], children: [], isSelfClosed: false, offset: 0 };
  const open: Open[] = [root];
  for (const { 0: source, index: offset, groups = {} } of text.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (groups.end) {
      open.pop();
    } else if (groups.name === undefined) {
      parent.children.push({ kind: kindOf(source), source, offset });
    } else {
      const attributes = readAttributes(groups.attributes ?? '');
      const isSelfClosed = groups.empty !== undefined;
      const element: Open = { name: groups.name, attributes, children: [], isSelfClosed, offset };
      parent.children.push({ kind: 'element', ...element });
      if (!isSelfClosed) open.push(element);
      if (open.length > maxDepth) throw tooDeep(text, offset);
    }
  }
  return root.children;
}

const maxDepth = 1000;

type Open = Omit<XmlElement, 'kind' | 'children'> & { readonly children: XmlNode[] };

/** Enough for what is known to be well-formed. */
const token =
  /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE(?:[^>"']|"[^"]*"|'[^']*')*>|(?<end><\/[^>]*>)|<(?<name>[^\s/>]+)(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*?)(?<empty>\/)?>|[^<]+/gs;

const starts = [
  ['<!--', 'comment'],
  ['<![CDATA[', 'cdata'],
  ['<?', 'instruction'],
  ['<!', 'doctype'],
] as const;

function kindOf(source: string): XmlOther['kind'] {
  return starts.find(([start]) => source.startsWith(start))?.[1] ?? 'text';
}

function readAttributes(source: string): XmlAttribute[] {
  const found = source.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g);
  return Array.from(found, ([, name = '', quoted = '']) => ({
    name,
    quoted,
    source: quoted.slice(1, -1),
  }));
}

function validate(text: string): void {
  const parser = new SaxesParser({ position: true });
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    const bare = bareAmpersand(text);
    if (bare !== -1) throw notWellFormed("a bare '&', which is written '&amp;'", text, bare);
    throw notWellFormed(reason, text, Math.max(0, parser.position - 1));
  });
  parser.on('doctype', (doctype) => {
    if (!doctype.replace(literal, '').includes('[')) return;
    throw new InputError('A DOCTYPE with declarations is refused: its entities could have no end', {
      at: { text, offset: Math.max(0, text.indexOf('<!DOCTYPE')) },
      hint: 'Take the declarations out, and write out the entities',
    });
  });
  parser.write(text).close();
}

const literal = /"[^"]*"|'[^']*'/g;

/** Where saxes would only miss the `;`, at the end of the text. */
function bareAmpersand(text: string): number {
  const opaque = /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>/gs;
  return text.replace(opaque, (part) => ' '.repeat(part.length)).search(/&(?![#\w.:-]+;)/);
}

function notWellFormed(reason: string, text: string, offset: number): InputError {
  return new InputError(`The XML is not well-formed: ${reason}`, { at: { text, offset } });
}

function tooDeep(text: string, offset: number): InputError {
  return new InputError(`Elements are nested deeper than ${maxDepth} levels`, {
    at: { text, offset },
  });
}
