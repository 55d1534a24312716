/** Names that yargs treats as one, in the order in which they were given. */
export interface NameClasses {
  readonly classes: readonly (readonly string[])[];
  /** Position in `classes`; undefined for a name that belongs to none. */
  find(name: string): number | undefined;
}

export interface Naming {
  readonly names: Iterable<string>;
  readonly aliases: Iterable<readonly [name: string, aliases: readonly string[]]>;
  /** Whether `max-tokens` and `maxTokens` are one. */
  readonly camelCase: boolean;
}

/** Joins names into classes, in time linear in the number of names and aliases. */
export function classify({ names, aliases, camelCase }: Naming): NameClasses {
  const parents = new Map<string, string>();
  for (const name of names) parents.set(name, name);
  for (const [name, others] of aliases) {
    for (const other of others) join(parents, name, other);
  }
  const twins = camelCase ? twinsOf : () => [];
  for (const name of parents.keys()) {
    for (const twin of twins(name)) if (parents.has(twin)) join(parents, name, twin);
  }
  const classes: string[][] = [];
  const positions = new Map<string, number>();
  for (const name of parents.keys()) {
    const root = rootOf(parents, name);
    const position = positions.get(root) ?? classes.push([]) - 1;
    positions.set(root, position).set(name, position);
    classes[position]?.push(name);
  }
  return {
    classes,
    find: (name) =>
      [name, ...twins(name)].map((known) => positions.get(known)).find((p) => p !== undefined),
  };
}

function rootOf(parents: Map<string, string>, name: string): string {
  let root = name;
  for (
    let next = parents.get(root);
    next !== undefined && next !== root;
    next = parents.get(root)
  ) {
    parents.set(root, parents.get(next) ?? next);
    root = next;
  }
  return root;
}

function join(parents: Map<string, string>, a: string, b: string): void {
  for (const name of [a, b]) if (!parents.has(name)) parents.set(name, name);
  parents.set(rootOf(parents, b), rootOf(parents, a));
}

/**
 * The other spelling that the parser adds to a name: `maxTokens` for `max-tokens`, and the reverse.
 *
 * @see https://github.com/yargs/yargs-parser#camel-case-expansion
 */
function twinsOf(name: string): string[] {
  const twins: string[] = [];
  if (name.includes('-')) twins.push(toCamelCase(name));
  if (name.length > 1 && /[A-Z]/.test(name)) twins.push(toKebabCase(name));
  return twins.filter((twin) => twin !== name);
}

function toCamelCase(name: string): string {
  const mixed = name !== name.toLowerCase() && name !== name.toUpperCase();
  const [first = '', ...rest] = (mixed ? name : name.toLowerCase())
    .replace(/^(-+|_)/, '')
    .split(/[-_]+/);
  return first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

function toKebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
