import { readTomlSyntax, type TomlKey, type TomlNode } from '../../toml-syntax.js';
import type { ParseOptions } from '../format.js';
import { isList, isMembers, type Value } from '../value.js';
import { readKeyPart, readScalar } from './scalar.js';

/** Reads TOML 1.1 with its keys in the order of the text, and digits and times as they are written. */
export function parseToml(text: string, { note }: ParseOptions): Value {
  const root: Table = new Map();
  let table = root;
  let hasComment = false;
  for (const line of readTomlSyntax(text)) {
    if (line.kind === 'blank') continue;
    hasComment ||= line.comment !== undefined;
    if (line.kind === 'header') table = enter(root, line.key, { isArray: line.isArray });
    if (line.kind !== 'pair') continue;
    set(table, line.key, read(line.value));
    hasComment ||= containsComment(line.value);
  }
  if (hasComment) note('Comments were left out');
  return root;
}

type Table = Map<string, Value>;

/** The table that a header names; of a list of tables, the last one. */
function enter(root: Table, key: TomlKey, { isArray }: { isArray: boolean }): Table {
  const { table, name } = resolve(root, key);
  if (!isArray) return inner(table, name);
  const list = (table.get(name) ?? []) as Value[];
  const added: Table = new Map();
  list.push(added);
  table.set(name, list);
  return added;
}

function set(table: Table, key: TomlKey, value: Value): void {
  const { table: holder, name } = resolve(table, key);
  holder.set(name, value);
}

function resolve(table: Table, key: TomlKey): { table: Table; name: string } {
  const names = key.map(readKeyPart);
  const name = names.pop() ?? '';
  return { table: names.reduce(inner, table), name };
}

function inner(table: Table, name: string): Table {
  const found = table.get(name);
  const last = found !== undefined && isList(found) ? found.at(-1) : found;
  // What is known to be valid has no other values on the way.
  if (last !== undefined && isMembers(last)) return last as Table;
  const added: Table = new Map();
  table.set(name, added);
  return added;
}

function read(node: TomlNode): Value {
  if (node.kind === 'scalar') return readScalar(node.text);
  if (node.kind === 'array') return node.entries.map(({ value }) => read(value));
  const table: Table = new Map();
  for (const { key, value } of node.entries) set(table, key, read(value));
  return table;
}

function containsComment(node: TomlNode): boolean {
  if (node.kind === 'scalar') return false;
  return (
    node.lastComments.length > 0 ||
    node.entries.some(
      ({ comment, comments, value }) =>
        comment !== undefined || comments.length > 0 || containsComment(value),
    )
  );
}
