import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '../model/json.js';
import type { Tool } from '../model/tool.js';
import { expectedBy, shown } from './expected.js';
import { isObject } from './keywords.js';
import { realName } from './safe-names.js';
import { suggest } from './suggest.js';
import { shorten, visible } from './visible.js';

/** What is wrong with an input, in words a caller can act on: what it is, what was expected, what to do. */
export function problemsOf(errors: readonly ErrorObject[]): readonly string[] {
  const chosen = new Set(errors.filter(isEnum).map(({ instancePath }) => instancePath));
  const telling = errors
    .filter(({ schemaPath }) => !/\/(?:anyOf|oneOf)\/\d+\//.test(schemaPath))
    .filter((error) => error.keyword !== 'type' || !chosen.has(error.instancePath));
  return describeSome(telling.length > 0 ? telling : errors, problemOf);
}

/** A sentence for each of the first few, each sentence once, and how many more there are. */
export function describeSome<Item>(
  items: readonly Item[],
  describe: (item: Item) => string,
): readonly string[] {
  const described = [...new Set(items.slice(0, mostProblems).map(describe))];
  const more = items.length - mostProblems;
  return more <= 0 ? described : [...described, `${more} more problems like these are not listed`];
}

/** A property the tool does not have, with the one most likely meant. */
export function unknownProperty(name: string, { bindings, command }: Tool): string {
  const properties = bindings.map(({ property }) => property);
  const meant = aliasOf(name, { bindings, command }) ?? suggest(name, properties);
  const what = `Unknown property "${visible(shorten(name, 60))}"`;
  if (meant !== undefined) return `${what}: did you mean "${meant}"?`;
  if (properties.length === 0) return `${what}: expected an empty object`;
  return `${what}: expected ${expectedBy({ enum: properties })}`;
}

const mostProblems = 50;

type Wording = (error: ErrorObject, property: string) => string;

/** By ajv's keyword; `fallback` for those that only facts bring in. */
const wordings: Readonly<Record<string, Wording>> = {
  required: ({ params, parentSchema }) => {
    const name = String(params.missingProperty);
    return `Property "${realName(name)}" is missing: expected ${expectedBy(schemaAt(parentSchema, name))}`;
  },
  type: (error, property) =>
    `${is(property, error)}: expected ${expectedBy(error.parentSchema ?? {})}${remedy(error)}`,
  enum: (error, property) => {
    const { data, parentSchema = {} } = error;
    const choices: readonly unknown[] = Array.isArray(parentSchema.enum) ? parentSchema.enum : [];
    const texts = choices.filter((choice) => typeof choice === 'string');
    const meant = typeof data === 'string' ? suggest(data, texts) : undefined;
    return `${is(property, error)}: expected ${expectedBy(parentSchema)}${meant === undefined ? '' : `; did you mean ${shown(meant)}?`}`;
  },
  minimum: (error, property) => `${is(property, error)}: expected at least ${error.params.limit}`,
  maximum: (error, property) => `${is(property, error)}: expected at most ${error.params.limit}`,
  minItems: (error, property) => `${has(property, error)}: expected at least ${error.params.limit}`,
  maxItems: (error, property) => `${has(property, error)}: expected at most ${error.params.limit}`,
  pattern: (error, property) =>
    `${is(property, error)}: expected text that matches "${error.params.pattern}"`,
  dependentRequired: ({ params }) => {
    const [from, to] = [params.property, params.missingProperty].map((name) => realName(`${name}`));
    return `Property "${from}" needs "${to}": send "${to}" too, or leave "${from}" out`;
  },
};

function problemOf(error: ErrorObject): string {
  if (error.schemaPath.startsWith('#/dependentSchemas/'))
    return `A condition does not hold: ${String(error.parentSchema?.description)}; change or leave out one of them`;
  const property = nameAt(error.instancePath);
  return wordings[error.keyword]?.(error, property) ?? fallback(error, property);
}

function fallback(error: ErrorObject, property: string): string {
  return `${is(property, error)}: it ${error.message ?? 'does not fit the schema'}`;
}

/** What to do about a value of the wrong type, where that can be told. */
function remedy({ data, parentSchema }: ErrorObject): string {
  if (data === null) return '; leave the property out to send nothing';
  if (parentSchema?.type === 'array') return `; send a list, such as ${shown([data])}`;
  return '';
}

function is(property: string, { data }: ErrorObject): string {
  return `${subject(property)} is ${shown(data)}`;
}

function has(property: string, { data }: ErrorObject): string {
  const count = Array.isArray(data) ? data.length : 0;
  return `${subject(property)} has ${count} ${count === 1 ? 'value' : 'values'}`;
}

/** A value that is checked on its own has no name. */
function subject(property: string): string {
  return property === '' ? 'The value' : `Property "${property}"`;
}

function isEnum({ keyword }: ErrorObject): boolean {
  return keyword === 'enum';
}

/** `/paths/0` as `paths[0]`. @see RFC 6901 */
function nameAt(pointer: string): string {
  const [first = '', ...rest] = pointer
    .slice(1)
    .split('/')
    .map((part) => realName(part.replace(/~1/g, '/').replace(/~0/g, '~')));
  return first + rest.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
}

function schemaAt(parent: JsonSchema | undefined, name: string): JsonSchema {
  const properties = parent?.properties;
  const schema = isObject(properties) && Object.hasOwn(properties, name) && properties[name];
  return isObject(schema) ? schema : {};
}

/** The property of the option that has this name as an alias, or as the name yargs derives from it. */
function aliasOf(
  name: string,
  { bindings, command }: Pick<Tool, 'bindings' | 'command'>,
): string | undefined {
  const option = [...command.positionals, ...command.options].find(
    (option) => option.name === name || option.aliases.includes(name),
  );
  const bound = bindings.find(({ target }) => 'name' in target && target.name === option?.name);
  return bound?.property;
}
