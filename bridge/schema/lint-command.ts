import type { Command } from '../model/command-tree.js';
import type { ResolvedFacts } from '../model/exposure.js';
import type { Binding, Tool } from '../model/tool.js';
import { purposeOf } from './describe.js';
import { unknownInExample } from './examples.js';
import { isUsable } from './keywords.js';
import type { ToolName } from './names.js';
import { isRequired } from './presence.js';
import { linksOf } from './relations.js';
import { estimateTokens } from './tokens.js';
import { visible } from './visible.js';

export interface CommandSubject extends Tool {
  readonly hashed: ToolName['hashed'];
}

type Rule = (subject: CommandSubject) => readonly string[];

/** What can be wrong with a command, in the order it is reported. */
export const commandRules: Readonly<Record<string, Rule>> = {
  'missing-description': ({ command, facts }) =>
    when(
      purposeOf(command, facts).trim() === '',
      'It has no description, by which a model finds it; give it one',
    ),
  'hidden-characters': ({ command, facts }) => {
    const text = purposeOf(command, facts);
    return when(
      visible(text) !== text,
      'Its description holds control or bidirectional characters, shown as escapes; remove them',
    );
  },
  'name-collision': ({ hashed, definition }) =>
    when(
      hashed === 'collides',
      `Another command comes to the same name, so this one is "${definition.name}"; rename one of them`,
    ),
  'name-long': ({ hashed, definition }) =>
    when(
      hashed === 'long',
      `Its name would be longer than 50 characters, so it is "${definition.name}"; shorten its words`,
    ),
  'tool-tokens': ({ definition }) => {
    const tokens = estimateTokens(definition);
    const message = `It costs a model about ${tokens} tokens, more than ${budget}; shorten descriptions, or hide options by facts`;
    return when(tokens > budget, message);
  },
  'variadic-not-last': ({ command }) =>
    when(
      /\.\.+[\]>]\s*\S/.test(positionalsIn(command)),
      `In "${command.usage}" only the last positional can be variadic, the others take one word; move the variadic one to the end`,
    ),
  'positional-order': ({ command }) =>
    when(
      /\[.*</.test(positionalsIn(command)),
      `In "${command.usage}" yargs fills required positionals first; put them before the optional ones`,
    ),
  'environment-fills-options': ({ command: { dynamics } }) =>
    when(
      dynamics.envPrefix !== undefined,
      `Environment variables${dynamics.envPrefix ? ` that start with "${dynamics.envPrefix}"` : ''} fill its options, also those of the server's environment; serve it with a clean environment, or drop env()`,
    ),
  'conflicting-defaults': ({ command }) =>
    linksOf(command)
      .filter((link) => link.kind === 'excludes' && link.alwaysDemands && link.alwaysGiven)
      .map(
        ({ from, toName }) =>
          `"${from.name}" excludes "${toName}" and both have a value in every call, so no call succeeds; remove a default`,
      ),
  'needs-never-met': ({ command, bindings }) => {
    const given = givenNames(bindings);
    return linksOf(command)
      .filter((link) => link.kind === 'needs' && link.alwaysDemands && !link.alwaysGiven)
      .filter(({ to }) => !to || !given.has(to.name))
      .map(
        ({ from, toName }) =>
          `"${from.name}" has a value in every call and needs "${toName}", which no call can give, so no call succeeds; remove the need or the default`,
      );
  },
  'required-unusable': (subject) =>
    unusableRequired(subject).map(
      (name) =>
        `It requires "${name}", which no call can give, so no call succeeds; stop requiring it, or make it usable`,
    ),
  'unknown-in-facts': ({ command, facts }) =>
    namesInFacts(facts)
      .filter((name) => !declares(command, name))
      .map(
        (name) => `Its facts name an option "${name}", which it does not have; correct the name`,
      ),
  'unusable-keyword': ({ facts }) =>
    Object.entries(facts.options).flatMap(([name, { schema }]) =>
      Object.entries(schema ?? {})
        .filter(([keyword, value]) => !isUsable(keyword, value))
        .map(
          ([keyword]) =>
            `The facts of "${name}" have a keyword "${keyword}" that cannot be checked; write it without references, as a regular expression that JavaScript reads`,
        ),
    ),
  'example-unknown': ({ command, facts }) =>
    facts.examples.flatMap((example) => unknownInExample(example, command)),
};

/** Tokens of one tool; the average is to be about half of it. */
const budget = 200;

function when(wrong: boolean, message: string): readonly string[] {
  return wrong ? [message] : [];
}

function givenNames(bindings: readonly Binding[]): ReadonlySet<string> {
  return new Set(bindings.flatMap(({ target }) => ('name' in target ? [target.name] : [])));
}

/** Options that yargs demands and the tool has no property for. */
function unusableRequired({ command, bindings }: CommandSubject): readonly string[] {
  const given = givenNames(bindings);
  return [...command.positionals, ...command.options]
    .filter(
      (option) =>
        isRequired(option, command.parser) && option.name !== '_' && !given.has(option.name),
    )
    .map(({ name }) => name);
}

/** The usage behind the command's name; that of a program without commands is free text. */
function positionalsIn({ role, usage }: Command): string {
  return role === 'root' ? '' : usage.replace(/^\S+/, '');
}

function namesInFacts({ options, output, serial }: ResolvedFacts): readonly string[] {
  return [
    ...Object.keys(options),
    ...(output?.option === undefined ? [] : [output.option]),
    ...(typeof serial === 'string' ? [serial.slice('by:'.length)] : []),
  ];
}

function declares({ positionals, options, parser }: Command, name: string): boolean {
  if (name === '_') return true;
  if (name === '--') return parser.configuration['populate--'];
  return [...positionals, ...options].some(
    (option) => option.name === name || option.aliases.includes(name),
  );
}
