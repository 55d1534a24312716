import type { Option, OptionType, ParserFacts, Positional } from '../model/command-tree.js';
import type { JsonSchema, JsonValue } from '../model/json.js';

/** Where a value stands, as far as it decides what the parser makes of it. */
export interface Place {
  readonly parser: ParserFacts;
  readonly positional: boolean;
  /** One of several values of the option, or its only one. */
  readonly listed: boolean;
}

/** What the parser makes of one value of an option, by the option's type. */
export interface Kind {
  /** Keywords of one value. */
  readonly schema: (place: Place) => { readonly type: JsonType | readonly JsonType[] } & JsonSchema;
  /** Whether the parser ever produces this choice. */
  readonly yields: (choice: JsonValue, place: Place) => boolean;
}

export type JsonType = 'string' | 'number' | 'integer' | 'boolean';

export const kinds: Readonly<Record<OptionType, Kind>> = {
  string: {
    schema: () => ({ type: 'string' }),
    yields: (choice) => typeof choice === 'string',
  },
  number: {
    schema: () => ({ type: 'number' }),
    yields: (choice) => typeof choice === 'number',
  },
  boolean: {
    schema: () => ({ type: 'boolean' }),
    yields: (choice) => typeof choice === 'boolean',
  },
  count: {
    schema: () => ({ type: 'integer', minimum: 0 }),
    yields: (choice) => Number.isSafeInteger(choice) && Number(choice) >= 0,
  },
  untyped: {
    schema: (place) => ({
      type: [
        'string',
        ...(parsesNumbers(place) ? ['number' as const] : []),
        ...(isBare(place) ? ['boolean' as const] : []),
      ],
    }),
    yields: (choice, place) => {
      if (typeof choice === 'string') return !(parsesNumbers(place) && readsAsNumber(choice));
      if (typeof choice === 'number') return parsesNumbers(place) && readsAsNumber(String(choice));
      return typeof choice === 'boolean' && isBare(place);
    },
  },
};

/** The kind of an option that need not be declared as what it is used for. */
export function kindOf(option: Option): Kind {
  // yargs reads a positional that is to be counted as if it had no type.
  const type = isPositional(option) && option.type === 'count' ? 'untyped' : option.type;
  const isPath = option.normalize || option.config;
  return kinds[type === 'untyped' && isPath ? 'string' : type];
}

export function isPositional(option: Option): option is Positional {
  return 'index' in option;
}

export function isVariadic(option: Option): boolean {
  return isPositional(option) && option.variadic;
}

/** The choices that the parser can produce, each once; undefined where the option has none. */
export function reachableChoices(option: Option, place: Place): readonly JsonValue[] | undefined {
  const { yields } = kindOf(option);
  return option.choices && [...new Set(option.choices)].filter((choice) => yields(choice, place));
}

/** Where an option's values stand. */
export function placeOf(option: Option, parser: ParserFacts): Place {
  const listed = option.array || isVariadic(option) || (option.nargs ?? 1) > 1;
  return { parser, positional: isPositional(option), listed };
}

function parsesNumbers({ parser }: Place): boolean {
  return parser.configuration['parse-numbers'];
}

/** Only an option that stands alone, as `--x` or `--no-x`, becomes a boolean without being declared one. */
function isBare({ positional, listed }: Place): boolean {
  return !positional && !listed;
}

/** Text that yargs-parser turns into a number where nothing declares its type. */
function readsAsNumber(text: string): boolean {
  if (/^0x[0-9a-f]+$/i.test(text)) return true;
  return (
    !/^0[^.]/.test(text) &&
    /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/.test(text) &&
    Number.isSafeInteger(Math.floor(Number.parseFloat(text)))
  );
}
