import type { Option } from '../model/command-tree.js';
import type { JsonValue } from '../model/json.js';

/** Every reason an encoder gives, worded once: what yargs would do with the value, and what to send instead. */
export const refusals = {
  // Values
  unknown: (name: string) => `The command has no option ${quoted(name)}; leave it out`,
  mismatch: ({ name, ...option }: Option, value: JsonValue) =>
    `${quoted(name)} takes ${wanted(option)}, and ${quoted(value)} is none; send ${wanted(option)}`,
  readsAsNumber: ({ name }: Option, text: string) =>
    `Yargs would read ${quoted(text)} as the number ${Number(text)}, for ${quoted(name)} has no declared type; send that number, or a text that does not look like one`,
  staysText: ({ name }: Option, value: number | boolean) =>
    `Yargs would leave ${value} a text, for ${quoted(name)} has no declared type; send ${quoted(String(value))}`,
  bareGivesDefault: ({ name }: Option) =>
    `Yargs would set ${quoted(name)} to its default instead of true; leave it out, or send another value`,
  bareNeedsValue: ({ name }: Option) =>
    `Yargs would ask for a value after ${quoted(name)} instead of setting it to true; send a text or a number`,
  noNegation: ({ name }: Option) =>
    `Yargs would not set ${quoted(name)} to false, for the program reads no negated options; leave it out`,
  negates: ({ name }: Option, base: string) =>
    `Yargs reads ${quoted(name)} as setting ${quoted(base)} to false, which the input sets otherwise; send one of them`,
  countTooLarge: ({ name }: Option, max: number) =>
    `${quoted(name)} takes one word for each time it is counted, and ${max} are the limit; send a smaller number`,
  countedAnyway: ({ name }: Option) =>
    `Yargs would set ${quoted(name)} from elsewhere when it is given 0 times; send 1 or more, or leave it out`,
  countedOnce: ({ name }: Option) =>
    `Yargs would count ${quoted(name)} once, for it takes the end of the name for another option; send 1`,

  // Lists
  emptyList: ({ name }: Option) =>
    `Yargs would not set ${quoted(name)} to an empty list; leave it out, or send at least one element`,
  oddLength: ({ name }: Option, size: number) =>
    `Yargs reads ${quoted(name)} in groups of ${size} values; send a list whose length is a multiple of ${size}`,
  exactLength: ({ name }: Option, size: number) =>
    `Yargs reads exactly ${size} values after ${quoted(name)}; send a list of ${size}`,
  groupsUnread: ({ name }: Option, size: number) =>
    `Yargs would read one value of ${quoted(name)} and ask for ${size}, for the program's lists are not greedy; leave it out`,
  listsMerge: ({ name }: Option) =>
    `Yargs would add the elements of a configuration to ${quoted(name)}, for the program combines arrays; leave it out`,
  repeated: ({ name }: Option) =>
    `Yargs would keep or nest a part of ${quoted(name)}, for the program changes how repeated options are read; send one element`,
  addsUp: ({ name }: Option) =>
    `Yargs would add a 1 to the values before it in ${quoted(name)} (yargs-parser issue 506); send 1 only as the first value`,
  lastBoolean: ({ name }: Option) =>
    `Yargs would keep only the last of several booleans of ${quoted(name)}; leave it out`,
  normalizedOnce: ({ name }: Option) =>
    `Yargs would fail on the second path of ${quoted(name)}; leave it out`,
  laterOption: ({ name }: Option, text: string) =>
    `Yargs would read ${quoted(text)}, a later value of ${quoted(name)}, as an option; send one that does not start with a dash`,
  laterCommand: ({ name }: Option, text: string) =>
    `Yargs would read ${quoted(text)}, a later value of ${quoted(name)}, as a command or a request for help; send another`,

  // Names
  builtin: ({ name, builtin }: Option) =>
    `Yargs would print ${builtin === 'version' ? 'the version' : 'its help'} instead of running the command; leave ${quoted(name)} out`,
  reservedName: ({ name }: Option) =>
    `Yargs keeps a name of ${quoted(name)} for itself; leave it out`,
  fatalName: ({ name }: Option) =>
    `Yargs would fail on ${quoted(name)}, for every object has a property of that name; leave it out`,
  unaddressable: ({ name }: Option) =>
    `Yargs reads no word as the name of ${quoted(name)}; leave it out`,
  sharedName: ({ name }: Option, other: Option) =>
    `Yargs would also set ${quoted(other.name)}, which shares a name with ${quoted(name)}; leave it out`,
  nested: (outer: Option, inner: Option) =>
    `Yargs would make a list of ${quoted(outer.name)} and ${quoted(inner.name)}, for the one names a part of the other; send one of them`,
  nestedDefault: (outer: Option, inner: Option) =>
    `Yargs would make a list of ${quoted(outer.name)} and the default of ${quoted(inner.name)}, which names a part of it; leave it out`,
  nestedLost: (inner: Option, outer: Option) =>
    `Yargs would lose ${quoted(inner.name)} with ${quoted(outer.name)}, of which it names a part; leave it out`,
  inherited: ({ name }: Option) =>
    `Yargs would mix ${quoted(name)} with a property that every object has; leave it out`,

  // Positionals
  positionalOption: ({ name }: Option, text: string) =>
    `Yargs would read ${quoted(text)} as an option, for the positional ${quoted(name)} cannot start with a dash; send a value that does not, such as a path starting with "./"`,
  positionalNumber: ({ name }: Option, text: string) =>
    `Yargs would read ${quoted(text)} as an option of the program and not as the positional ${quoted(name)}; send a value that does not start with a dash`,
  positionalRewritten: ({ name }: Option, text: string) =>
    `Yargs would change ${quoted(text)} to ${quoted(String(Number(text)))} on its way to the positional ${quoted(name)}; send that`,
  positionalUnfilled: ({ name }: Option) =>
    `Yargs does not fill the positional ${quoted(name)} with a word; leave it out`,
  positionalUnknown: ({ name }: Option) =>
    `Yargs knows the positional ${quoted(name)} only in its place, after the earlier ones; send those too`,
  positionalSeveral: ({ name }: Option) =>
    `Yargs reads one word for the positional ${quoted(name)}; send a list of one element`,
  positionalMerges: ({ name }: Option) =>
    `Yargs would add the values of the positional ${quoted(name)} to others; leave it out`,
  variadicScalar: ({ name }: Option) =>
    `Yargs would make no list of the positional ${quoted(name)} out of its place; send values that do not start with a dash, and the earlier positionals`,
  variadicEmptied: ({ name }: Option) =>
    `Yargs would empty the positional ${quoted(name)}, for others are given; send values that do not start with a dash, and the earlier positionals`,
  asksForHelp: ({ name }: Option, text: string) =>
    `Yargs would print its help, for ${quoted(text)}, the value of ${quoted(name)}, is the last word; send another`,
  selectsCommand: ({ name }: Option, text: string) =>
    `Yargs would run the command ${quoted(text)}, for the value of ${quoted(name)} is the first word; send another`,

  printsCompletion: ({ name }: Option, text: string) =>
    `Yargs would print its completion script, for ${quoted(text)}, the value of ${quoted(name)}, is the word that asks for it; send another`,

  // Further words
  wordsNotKept: () =>
    'Yargs keeps no words behind "--" apart for this program; send them as other words',
  wordRewritten: (text: string) =>
    `Yargs would read the word ${quoted(text)} as the number ${Number(text)}; send it in another spelling`,
  wordBecomesNumber: (text: string) =>
    `Yargs would read the word ${quoted(text)} as a number; send the number ${Number(text)}`,
  wordStaysText: (value: number) =>
    `Yargs would leave the word ${value} a text; send ${quoted(String(value))}`,
  wordMisread: (text: string) =>
    `Yargs would not keep the word ${quoted(text)} among the further words of this command; send another`,
  wordsEaten: () =>
    'Yargs would add "--" and what follows to the list before it, for the program keeps unknown options as words; send either the lists or the further words',

  // Commands
  halts: () =>
    'Yargs stops reading this program at the first word, so that it runs no command and fills no positional (yargs issue 2423); leave out all words',
  pathIsHelp: (word: string) =>
    `Yargs would print its help, for ${quoted(word)} is the last word of the command; call another command`,
} as const;

type Shape = Pick<Option, 'type' | 'array' | 'nargs'>;

function wanted({ type, array, nargs = 1 }: Shape): string {
  if (type === 'count') return 'a whole number from 0';
  return array || nargs > 1 ? `a list in which each element is ${element[type]}` : element[type];
}

const element = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  untyped: 'a text or a number',
} as const;

function quoted(value: JsonValue): string {
  return JSON.stringify(value);
}
