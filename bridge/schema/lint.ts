import type { CommandTree } from '../model/command-tree.js';
import type { ExposureRule } from '../model/exposure.js';
import type { LintFinding } from '../model/tool.js';
import { commandRules } from './lint-command.js';
import { optionRules } from './lint-option.js';
import { programRules } from './lint-program.js';
import type { ToolName } from './names.js';
import type { BuiltTool } from './tool.js';

/** A command that became a tool, with what came up on the way. */
export interface Candidate extends BuiltTool {
  readonly hashed: ToolName['hashed'];
}

/**
 * What can never succeed in a program, or misleads: about the program first, then command by command in
 * the order of the tree, each about the command itself before its options.
 */
export function lint(
  tree: CommandTree,
  candidates: readonly Candidate[],
  { rules }: { rules: readonly ExposureRule[] },
): readonly LintFinding[] {
  const ofProgram = Object.entries(programRules).flatMap(([code, find]) =>
    find({ tree, rules }).map(({ path, message }) => ({ code, path, message })),
  );
  return [...ofProgram, ...candidates.flatMap(findingsOf)];
}

function findingsOf(candidate: Candidate): readonly LintFinding[] {
  const { command } = candidate.tool;
  const { path } = command;
  const ofCommand = Object.entries(commandRules).flatMap(([code, find]) =>
    find({ ...candidate.tool, hashed: candidate.hashed }).map((message) => ({
      code,
      path,
      message,
    })),
  );
  const obstacles = candidate.plan.obstacles.map(({ code, option, message }) => {
    return { code, path, option: option.name, message };
  });
  const options = [...command.positionals, ...command.options].filter(({ builtin }) => !builtin);
  const ofOptions = options.flatMap((option) =>
    Object.entries(optionRules).flatMap(([code, find]) => {
      const message = find(option, candidate.tool);
      return message === undefined ? [] : [{ code, path, option: option.name, message }];
    }),
  );
  return [...ofCommand, ...obstacles, ...ofOptions];
}
