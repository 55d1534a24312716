import { readTomlSyntax, type TomlNode, type TomlPair } from '../../toml-syntax.js';
import { checked } from '../checked.js';
import type { FormatOptions, Formatted } from '../formatter.js';
import { printToml } from './print.js';
import { sortPairs } from './sort.js';

/** TOML 1.1: comments, and the spelling of every key and value, stay as they are written. */
export const tomlFormatter = checked({ name: 'TOML', format, meaning });

function format(text: string, { indent, sortKeys }: FormatOptions): Formatted {
  const lines = readTomlSyntax(text);
  return { text: printToml(sortKeys ? sortPairs(lines) : lines, indent), notes: [] };
}

function meaning(text: string, { sortKeys }: FormatOptions): string {
  let header = '';
  const parts: string[] = [];
  for (const line of readTomlSyntax(text)) {
    if (line.kind === 'blank') continue;
    if (line.kind === 'header') header = JSON.stringify([parts.length, line]);
    parts.push(
      line.kind === 'pair' ? JSON.stringify([header, ...pairOf(line)]) : JSON.stringify(line),
    );
  }
  return JSON.stringify(sortKeys ? parts.sort() : parts);
}

function pairOf({ key, value, comment }: TomlPair): unknown[] {
  return [key, nodeOf(value), comment];
}

function nodeOf(node: TomlNode): unknown {
  if (node.kind === 'scalar') return node.text;
  const entries = node.entries.map(({ key, value, comments, comment }) => [
    key,
    nodeOf(value),
    comments,
    comment,
  ]);
  return [node.kind, entries, node.lastComments];
}
