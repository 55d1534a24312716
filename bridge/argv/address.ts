import type { Option } from '../model/command-tree.js';
import { allNames, type Grammar, isPositional, isUndeclared } from './grammar.js';
import { isQuoted, quote } from './words.js';

interface Assignment {
  readonly option: Option;
  readonly text: string;
  readonly grammar: Grammar;
  /** Whether the parser takes a pair of quotes off a value after `=`. */
  readonly unquotes: boolean;
  /** Whether it takes nothing after `=` for no value, and the next word for one. */
  readonly emptyIsMissing?: boolean;
}

/** Words that give an option one value: `--name=text`, whatever the text holds. */
export function assign(assignment: Assignment): readonly string[] | undefined {
  const { option, grammar } = assignment;
  const text = protectedText(assignment);
  for (const name of reachingNames(option, grammar)) {
    const word = `--${name}=${text}`;
    if (isReadAsAssignment(word, { name, grammar })) return [word];
  }
  // Parser 20 misreads words with `---=` in them, but takes quotes off a value in the next word.
  const word = grammar.unquotesAll ? bareWord(option, grammar) : undefined;
  return word === undefined ? undefined : [word, quote(assignment.text)];
}

/** An option without a value: `--name`. */
export function bareWord(option: Option, grammar: Grammar): string | undefined {
  return reachingNames(option, grammar)
    .map((name) => `--${name}`)
    .find((word) => isReadAsBare(word, grammar));
}

/** `--no-name`. */
export function negatedWord(option: Option, grammar: Grammar): string | undefined {
  for (const name of reachingNames(option, grammar)) {
    const word = `--${grammar.configuration['negation-prefix']}${name}`;
    if (isOption(word, grammar) && !word.includes('=') && negatedName(word, grammar) === name) {
      return word;
    }
  }
  return undefined;
}

/** The name that a bare word negates. */
export function negatedName(word: string, grammar: Grammar): string | undefined {
  return grammar.negation?.exec(word)?.[1];
}

/** The parser need not know of aliases in a usage, and reads a name that is only there as it stands. */
function reachingNames(option: Option, grammar: Grammar): readonly string[] {
  if (isUndeclared(option)) return [option.name];
  return allNames(isPositional(option) ? { ...option, aliases: [] } : option, grammar);
}

export function isReadAsBare(word: string, grammar: Grammar): boolean {
  return (
    isOption(word, grammar) &&
    /^--[^=\n\r\u2028\u2029]+$/.test(word) &&
    negatedName(word, grammar) === undefined
  );
}

function isReadAsAssignment(
  word: string,
  { name, grammar }: { readonly name: string; readonly grammar: Grammar },
): boolean {
  return isOption(word, grammar) && /^--.+=/.test(word) && /^--([^=]+)=/.exec(word)?.[1] === name;
}

/** Parser 20 finds dashes without a name anywhere in a word, later ones only at its start. */
function isOption(word: string, grammar: Grammar): boolean {
  const nameless = grammar.unquotesAll ? /---+(=|$)/ : /^---+(=|$)/;
  if (nameless.test(word.replace(/^-{3,}/, '---'))) return false;
  return !(grammar.configuration['unknown-options-as-args'] && word.startsWith('---'));
}

function protectedText({ text, grammar, unquotes, emptyIsMissing }: Assignment): string {
  if (text === '') return emptyIsMissing ? quote(text) : text;
  return (unquotes || grammar.unquotesAll) && isQuoted(text) ? quote(text) : text;
}
