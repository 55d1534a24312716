import fc from 'fast-check';
import type { Argv } from 'yargs';

/** A declaration that can be applied to any instance, and shown where a property fails. */
export interface Declaration {
  readonly shown: string;
  readonly apply: (y: Argv) => unknown;
}

const optionName = fc.constantFrom(
  ...[
    'a',
    'b',
    'x',
    'alpha',
    'beta',
    'gamma',
    'dry-run',
    'dryRun',
    'max-items',
    'db.host',
    'no-color',
  ],
);

const anyAlias = fc.constantFrom<string | string[]>('a', 'b', 'c', 'alpha', ['d', 'delta']);

/** Facts with which yargs' own parser and help do as they should. */
const plainFacts = {
  type: fc.constantFrom('string', 'number', 'boolean', 'count', 'array'),
  describe: fc.constantFrom('One', 'Two'),
  demandOption: fc.boolean(),
  hidden: fc.boolean(),
  deprecated: fc.constantFrom(true, 'gone'),
  global: fc.boolean(),
  implies: optionName,
  conflicts: optionName,
  coerce: fc.constant(String),
};

const anyFacts = {
  ...plainFacts,
  default: fc.constantFrom(1, 'text', true, undefined),
  choices: fc.constantFrom(['p', 'q'], [1, 2]),
  group: fc.constantFrom('First', 'Second'),
  requiresArg: fc.boolean(),
  normalize: fc.boolean(),
  nargs: fc.constantFrom(1, 2),
};

function toOption([name, given]: [string, object]): Declaration {
  return {
    shown: `option(${name}, ${JSON.stringify(given)} ${Object.keys(given)})`,
    apply: (y) => y.option(name, given as never),
  };
}

const anyOption = fc
  .tuple(optionName, fc.record({ ...anyFacts, alias: anyAlias }, { requiredKeys: [] }))
  .map(toOption);

/** Of a name and aliases that no other option has. */
const plainOption = fc
  .tuple(
    optionName.filter((name) => name !== 'dryRun'),
    fc.record({ ...plainFacts, isAliased: fc.boolean() }, { requiredKeys: [] }),
  )
  .map(([name, { isAliased, ...given }]) =>
    toOption([name, isAliased ? { ...given, alias: [`A-${name}`, `other-${name}`] } : given]),
  );

const settings = fc
  .constantFrom<Call>(
    ['strict'],
    ['strictCommands'],
    ['strict', false],
    ['strictOptions'],
    ['help', false],
    ['help', 'assist'],
    ['version', false],
    ['version', 'release', 'Prints it', '3.2.1'],
    ['showHidden'],
    ['env', 'PREFIX'],
    ['config', { alpha: 1, db: { host: 'h' } }],
    ['parserConfiguration', { 'camel-case-expansion': false }],
    ['parserConfiguration', { 'parse-numbers': false }],
    ['demandCommand', 1, 2],
    ['demandCommand', 0],
    ['middleware', () => {}],
    ['usage', 'Words about $0'],
  )
  .map(toDeclaration);

/** What may say something about an option without making the help list it. */
const remarks = fc
  .constantFrom<Call>(
    ['group', ['alpha', 'b'], 'Third'],
    ['global', 'alpha', false],
    ['string', ['_', 'x']],
    ['boolean', 'gamma'],
    ['alias', 'beta', 'alpha'],
    ['hide', 'a'],
  )
  .map(toDeclaration);

type Call = [name: keyof Argv, ...given: unknown[]];

function toDeclaration([name, ...given]: Call): Declaration {
  return {
    shown: `${name}(${JSON.stringify(given).slice(1, -1)})`,
    apply: (y) => Reflect.apply(y[name] as never, y, given),
  };
}

export interface RandomCommand {
  readonly usage: string;
  readonly own: readonly Declaration[];
  readonly below: readonly RandomCommand[];
}

export interface RandomProgram {
  readonly own: readonly Declaration[];
  readonly below: readonly RandomCommand[];
}

export const anyProgram = randomProgram({
  usages: ['one', 'two <alpha>', 'three [beta..]', 'four [alpha|a] [x]', '$0 [gamma]'],
  declaration: fc.oneof(
    { weight: 4, arbitrary: anyOption },
    { weight: 1, arbitrary: settings },
    { weight: 1, arbitrary: remarks },
  ),
});

/** Without what the help loses: default commands, and options that are one under several names. */
export const plainProgram = randomProgram({
  usages: ['one', 'two <first>', 'three [rest..]'],
  declaration: fc.oneof({ weight: 3, arbitrary: plainOption }, { weight: 1, arbitrary: settings }),
});

function randomProgram(parts: {
  readonly usages: readonly string[];
  readonly declaration: fc.Arbitrary<Declaration>;
}): fc.Arbitrary<RandomProgram> {
  const own = fc.array(parts.declaration, { maxLength: 6 });
  const { commands } = fc.letrec<{ commands: RandomCommand[] }>((tie) => ({
    commands: fc.uniqueArray(
      fc.record({
        usage: fc.constantFrom(...parts.usages),
        own,
        below: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('commands')),
      }),
      { selector: ({ usage }) => usage, maxLength: 3 },
    ),
  }));
  return fc.record({ own, below: commands });
}

export function declare(y: Argv, { own, below }: RandomProgram): Argv {
  for (const { apply } of own) apply(y);
  for (const command of below) {
    y.command(
      command.usage,
      'Described',
      (inner) => {
        declare(inner, command);
      },
      () => undefined,
    );
  }
  return y;
}

/** Only the commands that lead to one that nothing is below, for each such one. */
export function* branches(below: readonly RandomCommand[]): Generator<RandomCommand> {
  for (const command of below) {
    if (command.below.length === 0) yield command;
    for (const branch of branches(command.below)) yield { ...command, below: [branch] };
  }
}
