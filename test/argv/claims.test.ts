import { describe, expect, it } from 'vitest';
import { type Line, send } from './send.js';
import { everyVersion, unquotesAll, type Version, versions } from './versions.js';

/** A value that is refused, what the reason claims, and words that show the claim to be true. */
interface Claim {
  readonly build: Line['build'];
  readonly path?: string;
  readonly values: NonNullable<Line['values']>;
  readonly reason: RegExp;
  /** What a person would type. */
  readonly words: readonly string[];
  readonly outcome: unknown;
  readonly only?: (version: Version) => boolean;
}

const text = { type: 'string' };
const quotesProtect = (version: Version) => unquotesAll(version);
const quotesDoNot = (version: Version) => !unquotesAll(version);

const option = (x: Record<string, unknown>): Line['build'] => {
  return (y, handler) => y.command('cmd', '', { x }, handler);
};

const claims: Record<string, Claim> = {
  'a text becomes a number': {
    build: option({}),
    values: { x: '5' },
    reason: /as the number 5/,
    words: ['cmd', '--x=5'],
    outcome: { x: 5 },
  },
  'even in quotes': {
    build: option({}),
    values: { x: '1e3' },
    reason: /as the number 1000/,
    words: ['cmd', '--x="1e3"'],
    outcome: { x: 1000 },
  },
  'an unsafe number stays text': {
    build: option({}),
    values: { x: 1e21 },
    reason: /leave 1e\+21 a text/,
    words: ['cmd', '--x=1e+21'],
    outcome: { x: '1e+21' },
  },
  'a bare option gives the default': {
    build: option({ default: 'd' }),
    values: { x: true },
    reason: /to its default instead of true/,
    words: ['cmd', '--x'],
    outcome: { x: 'd' },
  },
  'a bare option asks for a value': {
    build: option({ requiresArg: true }),
    values: { x: true },
    reason: /ask for a value/,
    words: ['cmd', '--x'],
    outcome: /Not enough arguments following: x/,
  },
  'a bare list gives the default': {
    build: option({ array: true, default: ['d'] }),
    values: { x: [] },
    reason: /not set "x" to an empty list/,
    words: ['cmd', '--x'],
    outcome: { x: ['d'] },
  },
  'a bare list of booleans has true in it': {
    build: option({ array: true, type: 'boolean' }),
    values: { x: [] },
    reason: /not set "x" to an empty list/,
    words: ['cmd', '--x'],
    outcome: { x: [true] },
  },
  'a count of 0 has its default': {
    build: option({ type: 'count', default: 2 }),
    values: { x: 0 },
    reason: /given 0 times/,
    words: ['cmd', '--x=0'],
    outcome: { x: 1 },
  },
  'a later 1 is added up': {
    build: option({ type: 'number', nargs: 2 }),
    values: { x: [5, 1] },
    reason: /add a 1 to the values before it/,
    words: ['cmd', '--x', '5', '1'],
    outcome: { x: 6 },
  },
  'a later value with a dash is an option': {
    build: option({ ...text, nargs: 2 }),
    values: { x: ['a', '-b'] },
    reason: /as an option/,
    words: ['cmd', '--x', 'a', '-b'],
    outcome: /Not enough arguments following: x/,
    only: quotesDoNot,
  },
  'several booleans are one': {
    build: option({ type: 'boolean', nargs: 2 }),
    values: { x: [true, false] },
    reason: /only the last/,
    words: ['cmd', '--x=true', 'false'],
    outcome: { x: false },
  },
  'a required positional with a dash is an option': {
    build: (y, handler) => y.command('cmd <p>', '', {}, handler),
    values: { p: '-x' },
    reason: /as an option/,
    words: ['cmd', '--', '-x'],
    outcome: /Not enough non-option arguments/,
    only: quotesDoNot,
  },
  'and is said in quotes where they come off': {
    build: (y, handler) => y.command('cmd <p>', '', {}, handler),
    values: { p: '5' },
    reason: /as the number 5/,
    words: ['cmd', '"-x"'],
    outcome: { p: '-x' },
    only: quotesProtect,
  },
  'a first word selects a command': {
    build: (y, handler) =>
      y.command('sub', '', {}, () => handler({ sub: true })).command('$0 <p>', '', {}, handler),
    path: '',
    values: { p: 'sub' },
    reason: /run the command "sub"/,
    words: ['sub'],
    outcome: { sub: true },
    only: quotesDoNot,
  },
  'a list that others precede is emptied': {
    build: (y, handler) =>
      y.command('cmd <p> [q..]', '', (c: typeof y) => c.positional('q', text), handler),
    values: { p: 'p', q: ['-x'] },
    reason: /would empty the positional "q"/,
    words: ['cmd', 'p', '--q=-x'],
    outcome: { p: 'p', q: [] },
    only: quotesDoNot,
  },
  'a part and its whole become a list': {
    build: (y, handler) => y.command('cmd', '', { a: text, 'a.b': text }, handler),
    values: { a: 'v', 'a.b': 'w' },
    reason: /make a list of "a" and "a.b"/,
    words: ['cmd', '--a=v', '--a.b=w'],
    outcome: { a: ['v', { b: 'w' }] },
  },
  'what every object has is mixed in': {
    build: (y, handler) => y.command('cmd', '', { 'a.toString': text }, handler),
    values: { 'a.toString': 'v' },
    reason: /a property that every object has/,
    words: ['cmd', '--a.toString=v'],
    outcome: { a: { toString: [Object.prototype.toString, 'v'] } },
  },
};

describe.each(everyVersion)('what a reason claims is so under yargs %s', (version) => {
  it.each(Object.entries(claims).filter(([, { only }]) => only?.(version) ?? true))(
    '%s',
    async (_, { build, path, values, reason, words, outcome }) => {
      const { refused } = await send(version, {
        build,
        values,
        ...(path === undefined ? {} : { path }),
      });
      expect(Object.values(refused ?? {}).join('\n')).toMatch(reason);
      const typed = type(version, { build, words });
      if (outcome instanceof RegExp) await expect(typed).rejects.toThrow(outcome);
      else expect(await typed).toMatchObject(outcome as object);
    },
  );
});

async function type(
  version: Version,
  { build, words }: Pick<Claim, 'build' | 'words'>,
): Promise<Record<string, unknown> | undefined> {
  let received: Record<string, unknown> | undefined;
  const y = versions[version]([]).exitProcess(false).showHelpOnFail(false);
  y.fail((message: string | null, error: Error | undefined) => {
    throw error ?? new Error(message ?? 'Failed');
  });
  await build(y, (argv) => {
    received = argv;
  }).parse([...words]);
  return received;
}
