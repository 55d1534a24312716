import type { CommandTree } from '../model/command-tree.js';
import type { ExposureRule, Selection } from '../model/exposure.js';
import type { LintFinding, Tool } from '../model/tool.js';
import { resolveFacts } from './facts.js';
import { type Candidate, lint } from './lint.js';
import { nameTools } from './names.js';
import { reasonToSkip } from './select.js';
import { buildTool } from './tool.js';

/** What became of each command of a program. */
export interface Derivation {
  /** In the order the program declares its commands. */
  readonly tools: readonly Tool[];
  /** Commands without a tool, with the reason and what would include them. */
  readonly skipped: readonly Skipped[];
  /** What a person should look at, about the commands that became tools. */
  readonly findings: readonly LintFinding[];
}

export interface Skipped {
  readonly path: readonly string[];
  readonly reason: string;
}

export interface DeriveOptions {
  /** Facts beside the program; of each field the first matching rule that sets it wins. @default none */
  readonly rules?: readonly ExposureRule[];
  /** @default every command that is neither hidden nor deprecated */
  readonly selection?: Selection;
  /** Put in front of each name as one more word. @default none */
  readonly prefix?: string;
}

/** Tools for the commands of a program. The same arguments give the same result, byte for byte. */
export function derive(tree: CommandTree, options: DeriveOptions = {}): Derivation {
  const { rules = [], selection = {}, prefix } = options;
  const names = nameTools(tree, prefix);
  const skipped: Skipped[] = tree.skipped.map(({ path, reason }) => ({ path, reason }));
  const candidates: Candidate[] = [];
  for (const [index, command] of tree.commands.entries()) {
    const facts = resolveFacts(command, rules);
    const reason = reasonToSkip(command, facts, selection);
    if (reason !== undefined) {
      skipped.push({ path: command.path, reason });
      continue;
    }
    const { name, hashed } = names[index] as (typeof names)[number];
    const built = buildTool(command, facts, { name, program: tree.program });
    candidates.push({ ...built, hashed });
  }
  return {
    tools: candidates.map(({ tool }) => tool),
    skipped,
    findings: lint(tree, candidates, { rules }),
  };
}
