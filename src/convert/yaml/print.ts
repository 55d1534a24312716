import { Document, Pair, Scalar, type ScalarTag, YAMLMap, YAMLSeq } from 'yaml';
import type { PrintOptions } from '../format.js';
import { cannotHold, type Path } from '../path.js';
import { isTimeOfDay } from '../time.js';
import { hasLoneSurrogate, isList, isMembers, NumberText, TimeText, type Value } from '../value.js';

/**
 * Block style. Strings that YAML 1.1 readers take for something else, such as `no`, are quoted.
 *
 * @throws {InputError} for text that is not Unicode
 */
export function printYaml(value: Value, { indent }: PrintOptions): string {
  const document = new Document(null, { customTags: [verbatimTag], compat: 'yaml-1.1' });
  document.contents = nodeOf(value, undefined) as typeof document.contents;
  return document.toString({ indent: indent || 2, lineWidth: 0 });
}

/** Stands for itself: digits that must not be read and printed again. */
class Verbatim {
  constructor(readonly text: string) {}
}

const verbatimTag: ScalarTag = {
  tag: '!verbatim',
  default: true,
  identify: (value) => value instanceof Verbatim,
  resolve: (text) => text,
  stringify: ({ value }) => (value as Verbatim).text,
};

function nodeOf(value: Value, path: Path): YAMLMap | YAMLSeq | Scalar {
  if (isList(value)) {
    const list = new YAMLSeq();
    list.items = value.map((item, key) => nodeOf(item, { parent: path, key }));
    return list;
  }
  if (isMembers(value)) {
    const map = new YAMLMap();
    map.items = [...value].map(([key, member]) => {
      const place = { parent: path, key };
      return new Pair(textNode(key, place), nodeOf(member, place));
    });
    return map;
  }
  if (value instanceof NumberText) return new Scalar(new Verbatim(numberOf(value)));
  if (value instanceof TimeText) {
    return new Scalar(isTimeOfDay(value) ? value.text : new Verbatim(value.text));
  }
  return typeof value === 'string' ? textNode(value, path) : new Scalar(value);
}

function numberOf({ text, isSpecial }: NumberText): string {
  return isSpecial ? text.replace(/[in]/, '.$&') : text;
}

function textNode(text: string, path: Path): Scalar {
  if (hasLoneSurrogate(text)) {
    throw cannotHold('YAML', 'half of a surrogate pair', { path, hint: 'Correct the text' });
  }
  const node = new Scalar(text);
  if (text.length > 0 && !isLiteralSafe.test(text)) node.type = 'QUOTE_DOUBLE';
  return node;
}

/**
 * What a block literal can hold exactly: printable characters. No space at the start, where the library writes
 * the indentation indicator for an indent of 2 whatever the indent is, and no empty line at the end, which
 * whoever trims the text would take away.
 */
const isLiteralSafe =
  /^(?!\n*[ \t])(?!.*\n\n$)(?!\n$)[\n\t -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/su;
