import type { Command } from '../model/command-tree.js';
import type { ResolvedFacts } from '../model/exposure.js';
import { policies, type Subject } from './policy.js';
import { shorten, visible } from './visible.js';

/** A property's description: the program's words, then what the policies say; empty where neither says anything. */
export function describeProperty(words: string, subject: Subject): string {
  const text = tidy(words);
  const notes = allPolicies
    .flatMap(({ says }) => says(subject) ?? [])
    .map(tidy)
    .filter((note) => !isSaidIn(text, note))
    .join('; ');
  if (notes === '') return text;
  if (text === '') return capitalize(notes);
  return /[.!?]$/.test(text) ? `${text} ${capitalize(notes)}.` : `${text} (${notes})`;
}

/** A tool's description: a sentence of purpose first, then the rest of the program's words, conditions, one example. */
export function describeTool(
  command: Command,
  facts: ResolvedFacts,
  { program, conditions }: { program: string; conditions: readonly string[] },
): string {
  const purpose = tidy(purposeOf(command, facts)) || fallback(command, program);
  const rest = sentences([
    ...(command.deprecated ? [deprecation(command.deprecated)] : []),
    ...conditions,
    ...(takesPaths(command) ? ['Paths are relative to the server’s working directory'] : []),
    ...facts.examples.slice(0, 1).map((example) => `Example: ${tidy(example)}`),
  ]);
  if (rest === '') return shorten(purpose, limit);
  const tail = shorten(rest, limit / 2);
  return `${ended(shorten(purpose, limit - tail.length - 2))} ${tail}`;
}

/** The facts' words, else the program's. */
export function purposeOf(command: Command, facts: ResolvedFacts): string {
  return facts.description?.trim() ? facts.description : command.description;
}

const allPolicies = Object.values(policies);

/** Clients cut or refuse what is longer. */
const limit = 1_999;

/** Runs of blanks cost tokens and say nothing; a program's own lines stay. */
function tidy(text: string): string {
  return visible(text)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** The usage of a command starts with its own name, or with `$0` for the program's. */
function fallback({ path, role, usage }: Command, program: string): string {
  if (role === 'root') return `Runs ${tidy(usage.replaceAll('$0', program)) || program}`;
  return `Runs ${tidy([program, ...path, usage.replace(/^\S+/, '')].join(' '))}`;
}

function deprecation(reason: string | true): string {
  return reason === true ? 'Deprecated' : `Deprecated: ${tidy(reason)}`;
}

function takesPaths(command: Command): boolean {
  return [...command.positionals, ...command.options].some(
    ({ normalize, config, hidden, builtin }) => (normalize || config) && !hidden && !builtin,
  );
}

function sentences(parts: readonly string[]): string {
  return parts.map((part, index) => (index < parts.length - 1 ? ended(part) : part)).join(' ');
}

function ended(text: string): string {
  return /[.!?:…]$/.test(text) ? text : `${text}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a program says a thing itself: `(default: 5)` is `default 5`, `(default: 5.5)` is not. */
function isSaidIn(text: string, note: string): boolean {
  const normal = (words: string) => words.toLowerCase().replace(/["'`:=]/g, '');
  const [, after] = normal(text).split(normal(note), 2);
  return after !== undefined && !/^\.?\w/.test(after);
}
