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

const optionFacts = fc.record(
  {
    type: fc.constantFrom('string', 'number', 'boolean', 'count', 'array'),
    alias: fc.constantFrom('a', 'b', 'c', 'alpha', ['d', 'delta']),
    describe: fc.constantFrom('One', 'Two'),
    default: fc.constantFrom(1, 'text', true, undefined),
    choices: fc.constantFrom(['p', 'q'], [1, 2]),
    demandOption: fc.boolean(),
    hidden: fc.boolean(),
    deprecated: fc.constantFrom(true, 'gone'),
    global: fc.boolean(),
    group: fc.constantFrom('First', 'Second'),
    implies: optionName,
    conflicts: optionName,
    requiresArg: fc.boolean(),
    normalize: fc.boolean(),
    nargs: fc.constantFrom(1, 2),
    coerce: fc.constant(String),
  },
  { requiredKeys: [] },
);

const option = fc.tuple(optionName, optionFacts).map(
  ([name, facts]): Declaration => ({
    shown: `option(${name}, ${JSON.stringify(facts)})`,
    apply: (y) => y.option(name, facts as never),
  }),
);

const settings = fc
  .constantFrom<[name: keyof Argv, ...given: unknown[]]>(
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
    ['group', ['alpha', 'b'], 'Third'],
    ['global', 'alpha', false],
    ['string', ['_', 'x']],
    ['boolean', 'gamma'],
    ['middleware', () => {}],
    ['usage', 'Words about $0'],
    ['alias', 'beta', 'alpha'],
    ['hide', 'a'],
  )
  .map(
    ([name, ...given]): Declaration => ({
      shown: `${name}(${JSON.stringify(given).slice(1, -1)})`,
      apply: (y) => Reflect.apply(y[name] as never, y, given),
    }),
  );

export const declarations = fc.array(fc.oneof({ weight: 3, arbitrary: option }, settings), {
  maxLength: 6,
});

export interface RandomCommand {
  readonly usage: string;
  readonly declarations: readonly Declaration[];
  readonly below: readonly RandomCommand[];
}

const usages = ['one', 'two <alpha>', 'three [beta..]', 'four [alpha|a] [x]', '$0 [gamma]'];

export const { commands } = fc.letrec<{ commands: RandomCommand[] }>((tie) => ({
  commands: fc
    .uniqueArray(
      fc.record({
        usage: fc.constantFrom(...usages),
        declarations,
        below: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('commands')),
      }),
      { selector: ({ usage }) => usage, maxLength: 3 },
    )
    .map((list) => [...list]),
}));

export function declare(
  y: Argv,
  own: readonly Declaration[],
  below: readonly RandomCommand[],
): Argv {
  for (const { apply } of own) apply(y);
  for (const command of below) {
    y.command(
      command.usage,
      'Described',
      (inner) => {
        declare(inner, command.declarations, command.below);
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
