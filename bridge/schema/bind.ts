import type { JsonValue } from '../model/json.js';
import type { BindingTarget, CommandValues, Tool } from '../model/tool.js';

/** What a valid input gives one command. */
export interface Bound {
  readonly values: CommandValues;
  /** Text of standard input; absent means end of input at once. */
  readonly stdin?: string;
}

/**
 * Maps the properties of an input that the tool's validator has accepted to what they fill. The option
 * that makes the command print JSON, where its facts declare one, is set.
 */
export function bind(tool: Tool, input: Readonly<Record<string, JsonValue>>): Bound {
  const given = tool.bindings
    .filter(({ property }) => Object.hasOwn(input, property))
    .map(({ property, target }) => ({ target, value: input[property] as JsonValue }));
  const named = new Map<string, JsonValue>();
  for (const { target, value } of given) if ('name' in target) named.set(target.name, value);
  const output = tool.facts.output?.option;
  if (output !== undefined) named.set(canonicalName(tool, output), true);
  const find = (kind: BindingTarget['kind']) =>
    given.find(({ target }) => target.kind === kind)?.value;
  const [rest, extra, stdin] = [find('rest'), find('extra'), find('stdin')];
  return {
    values: {
      named,
      ...(rest !== undefined && { rest: rest as readonly string[] }),
      ...(extra !== undefined && { extra: extra as readonly (string | number)[] }),
    },
    ...(stdin !== undefined && { stdin: stdin as string }),
  };
}

/** Facts may name an option by an alias. */
function canonicalName({ command }: Tool, name: string): string {
  const option = command.options.find(
    (option) => option.name === name || option.aliases.includes(name),
  );
  return option?.name ?? name;
}
