import { type Document, visit } from 'yaml';
import { InputError } from '../../errors.js';

export interface Loose {
  /** Goes on after the alias. */
  readonly problem: string;
  readonly hint?: string;
}

/** @throws {InputError} at an alias that comes before any anchor of its name */
export function checkAliases(document: Document.Parsed, text: string, loose: Loose): void {
  const seen = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      const { anchor } = node as { anchor?: string };
      if (anchor !== undefined) seen.add(anchor);
    },
    Alias: (_, alias) => {
      if (seen.has(alias.source)) return;
      throw new InputError(`The alias '*${alias.source}' ${loose.problem}`, {
        at: { text, offset: alias.range?.[0] ?? 0 },
        hint: loose.hint,
      });
    },
  });
}
