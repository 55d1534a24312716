import type { PrintOptions } from '../format.js';
import { cannotHold, type Path } from '../path.js';
import { isList, isMembers, NumberText, type Scalar, TimeText, type Value } from '../value.js';

/** Times become strings. @throws {InputError} for infinity and not-a-number */
export function printJson(value: Value, { indent }: PrintOptions): string {
  return print(value, undefined, { indent, margin: '\n' });
}

interface Layout {
  /** Spaces a level; 0 keeps everything on one line. */
  readonly indent: number;
  /** The line break and the spaces before what is on this level. */
  readonly margin: string;
}

function print(value: Value, path: Path, layout: Layout): string {
  if (isList(value)) {
    const items = value.map((item, key) => print(item, { parent: path, key }, inside(layout)));
    return enclose(items, '[]', layout);
  }
  if (isMembers(value)) {
    const colon = layout.indent > 0 ? ': ' : ':';
    const members = [...value].map(([key, member]) => {
      const text = print(member, { parent: path, key }, inside(layout));
      return JSON.stringify(key) + colon + text;
    });
    return enclose(members, '{}', layout);
  }
  return printScalar(value, path);
}

function inside({ indent, margin }: Layout): Layout {
  return { indent, margin: margin + ' '.repeat(indent) };
}

function enclose(parts: readonly string[], brackets: string, layout: Layout): string {
  const [open = '', close = ''] = brackets;
  if (parts.length === 0) return brackets;
  if (layout.indent === 0) return open + parts.join(',') + close;
  const { margin } = inside(layout);
  return open + margin + parts.join(`,${margin}`) + layout.margin + close;
}

function printScalar(value: Scalar, path: Path): string {
  if (value instanceof TimeText) return JSON.stringify(value.text);
  if (!(value instanceof NumberText)) return JSON.stringify(value);
  if (value.isSpecial) {
    throw cannotHold('JSON', `the number ${value.text}`, {
      path,
      hint: 'Put null, a string or a finite number in its place',
    });
  }
  return value.text;
}
