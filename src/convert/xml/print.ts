import { InputError } from '../../errors.js';
import type { PrintOptions } from '../format.js';
import { cannotHold, describePath, type Path } from '../path.js';
import { isList, isMembers, kindOf, type Members, type Value } from '../value.js';
import { nilNamespace } from './parse.js';
import { encodeAttribute, encodeText, forbiddenCharacter, isName } from './text.js';

/**
 * The inverse of `parseXml`. A value that is not an object of one member goes into `<doc>`.
 *
 * @throws {InputError} for empty lists, lists in lists, and keys that are not names
 */
export function printXml(value: Value, options: PrintOptions): string {
  const root = rootOf(value);
  if (root !== value)
    options.note('The whole was put into one element <doc>, as XML has one at the top');
  const [[name, content] = ['', null]] = [...root];
  const printing: Printing = { ...options, noted: new Set(), hasNull: false };
  const lines = element(printing, content, {
    path: { parent: undefined, key: name },
    depth: 0,
    name,
  });
  const [first = '', ...others] = lines;
  const declared = printing.hasNull
    ? first.replace(/^<[^\s/>]+/, `$& xmlns:xsi="${nilNamespace}"`)
    : first;
  return [declared, ...others].join(options.indent > 0 ? '\n' : '');
}

interface Printing extends PrintOptions {
  readonly noted: Set<string>;
  hasNull: boolean;
}

interface Place {
  readonly path: Path;
  readonly depth: number;
  readonly name: string;
}

function rootOf(value: Value): Members {
  if (isMembers(value) && value.size === 1) {
    const [[key, content] = ['', null]] = [...value];
    if (isName(key) && !isList(content)) return value;
  }
  const content = isList(value) && value.length > 0 ? new Map([['item', value]]) : value;
  return new Map([['doc', content]]);
}

/** The lines of one element, or of one for each item of a list. */
function element(printing: Printing, value: Value, place: Place): string[] {
  const { name, path, depth } = place;
  if (!isName(name)) {
    throw cannotHold('XML', `the name ${JSON.stringify(name)} of an element`, {
      path,
      hint: 'Begin it with a letter, and use letters, digits, - _ and . only',
    });
  }
  if (isList(value)) return items(printing, value, place);
  const margin = ' '.repeat(printing.indent * depth);
  if (value === null) {
    printing.hasNull = true;
    return [`${margin}<${name} xsi:nil="true"/>`];
  }
  if (isMembers(value)) return complex(printing, value, place);
  const text = encodeText(scalar(value, path));
  return [margin + (text === '' ? `<${name}/>` : `<${name}>${text}</${name}>`)];
}

function items(printing: Printing, list: readonly Value[], place: Place): string[] {
  const { path } = place;
  if (list.length === 0) {
    throw cannotHold('XML', 'an empty list', { path, hint: 'Leave it out, or put an item in it' });
  }
  if (list.length === 1) noteOnce(printing, 'A list of one item reads back as the item', path);
  return list.flatMap((item, key) => {
    const there = { parent: path, key };
    if (isList(item)) {
      throw cannotHold('XML', 'a list in a list', {
        path: there,
        hint: 'Put the inner list under a key of an object',
      });
    }
    return element(printing, item, { ...place, path: there });
  });
}

/** An element of an object: attributes, and either text or elements. */
function complex(printing: Printing, members: Members, { name, path, depth }: Place): string[] {
  const margin = ' '.repeat(printing.indent * depth);
  let attributes = '';
  let text: string | undefined;
  const children: string[][] = [];
  for (const [key, value] of members) {
    const there = { parent: path, key };
    if (key === '#text') text = encodeText(scalar(value, there));
    else if (/^-./.test(key)) attributes += attribute(key.slice(1), value, there);
    else children.push(element(printing, value, { path: there, depth: depth + 1, name: key }));
  }
  if (text !== undefined && children.length > 0) {
    throw cannotHold('XML', "'#text' beside elements", { path, hint: 'Rename the key' });
  }
  if (members.size === 0) noteOnce(printing, 'An empty object reads back as empty text', path);
  const start = `${margin}<${name}${attributes}`;
  if (children.length > 0) return [`${start}>`, ...children.flat(), `${margin}</${name}>`];
  return [text ? `${start}>${text}</${name}>` : `${start}/>`];
}

function attribute(name: string, value: Value, path: Path): string {
  if (!isName(name)) {
    throw cannotHold('XML', `the name ${JSON.stringify(name)} of an attribute`, {
      path,
      hint: 'Use letters, digits, - _ and . only',
    });
  }
  return ` ${name}="${encodeAttribute(scalar(value, path))}"`;
}

function scalar(value: Value, path: Path): string {
  if (value === null || isList(value) || isMembers(value)) {
    throw new InputError(`Expected text ${describePath(path)}, found ${kindOf(value)}`, {
      hint: "'-name' is an attribute and '#text' is text: rename the key to make it an element",
    });
  }
  const text = typeof value === 'object' ? value.text : String(value);
  const forbidden = forbiddenCharacter(text);
  if (forbidden) {
    throw cannotHold('XML', `the character ${forbidden}`, { path, hint: 'Take it out' });
  }
  return text;
}

function noteOnce(printing: Printing, note: string, path: Path): void {
  if (printing.noted.has(note)) return;
  printing.noted.add(note);
  printing.note(`${note}, ${describePath(path)}`);
}
