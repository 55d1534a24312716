import type { Command, Option } from '../model/command-tree.js';
import type { ResolvedFacts } from '../model/exposure.js';
import type { JsonSchema } from '../model/json.js';
import type { BindingTarget } from '../model/tool.js';
import { factsOf } from './facts.js';
import { overlay } from './keywords.js';
import { wordsLinksOf } from './relations.js';

/** A property that is no option: words without a name, or standard input. */
export interface Stream {
  readonly nameFor: (options: readonly Option[]) => string;
  readonly target: BindingTarget;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/**
 * - `extra`: words beyond the positionals, where the command gives evidence that it reads them: it demands
 *   them, names a positional `_`, has an option that needs them, or is a program without commands.
 * - `rest`: words after `--`, where the program keeps them apart (`populate--`). The facts of an option
 *   named `--` hide or refine it, as those of `_` do for `extra`.
 * - `stdin`: where the facts say that standard input is read; `stdin_text` beside a `stdin` of the program's.
 */
export function streamsOf(command: Command, facts: ResolvedFacts): readonly Stream[] {
  return [
    ...(readsExtra(command) ? refined(extraOf(command), '_', facts) : []),
    ...(separatesRest(command) ? refined(rest, '--', facts) : []),
    ...(facts.stdin === 'text' ? [stdin] : []),
  ];
}

const stdin: Stream = {
  nameFor: (options) => (options.some(({ name }) => name === 'stdin') ? 'stdin_text' : 'stdin'),
  target: { kind: 'stdin' },
  required: false,
  schema: { type: 'string', description: 'Standard input' },
};

const rest: Stream = {
  nameFor: () => 'rest',
  target: { kind: 'rest' },
  required: false,
  schema: { type: 'array', items: { type: 'string' }, description: 'Words after --' },
};

function extraOf(command: Command): Stream {
  const named = command.positionals.find(({ name }) => name === '_');
  const schema = { type: 'array', items: { type: wordTypes(command) }, ...bounds(command) };
  return {
    nameFor: () => 'extra',
    target: { kind: 'extra' },
    required: 'minItems' in schema,
    schema: { ...schema, description: named?.description || 'Words' },
  };
}

function readsExtra(command: Command): boolean {
  const { role, demanded, positionals, strict } = command;
  if (positionals.some(({ name }) => name === '_')) return true;
  // What a group demands are the words of the commands below it.
  if (demanded) return role !== 'group' && demanded.max !== 0;
  return !strict.commands && (role === 'root' || wordsLinksOf(command).length > 0);
}

/** yargs counts words after `--` as well, so that nothing can be said of the others where those are apart. */
function bounds(command: Command): { minItems?: number; maxItems?: number } {
  const { demanded } = command;
  if (!demanded) return command.positionals.some(isRequiredWord) ? { minItems: 1 } : {};
  if (separatesRest(command)) return {};
  return {
    ...(demanded.min > 0 && { minItems: demanded.min }),
    ...(demanded.max !== undefined && { maxItems: demanded.max }),
  };
}

function isRequiredWord({ name, required }: Option): boolean {
  return name === '_' && required;
}

function wordTypes({ parser: { configuration } }: Command): string | readonly string[] {
  const numbers = configuration['parse-numbers'] && configuration['parse-positional-numbers'];
  return numbers ? ['string', 'number'] : 'string';
}

function separatesRest({ parser }: Command): boolean {
  return parser.configuration['populate--'];
}

/** The stream with what facts say of it under the name that yargs gives it; none where they hide it. */
function refined(stream: Stream, name: string, facts: ResolvedFacts): readonly Stream[] {
  const { hidden, schema } = factsOf({ name, aliases: [] }, facts);
  return hidden === true ? [] : [{ ...stream, schema: overlay(stream.schema, schema) }];
}
