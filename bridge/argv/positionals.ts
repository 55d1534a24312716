import type { Positional } from '../model/command-tree.js';
import type { JsonValue } from '../model/json.js';
import { negatedName } from './address.js';
import { isEmptyArray } from './array.js';
import type { Grammar } from './grammar.js';
import { sayOption } from './kinds.js';
import { isFillable, type PositionalRequest, sayAsWords } from './positional-words.js';
import { refusals } from './refusals.js';
import { isSaid, type Saying, type Unsaid } from './saying.js';

/** The positionals of one call. */
export interface PositionalPlan {
  /** Words in their places; a required positional that they cannot say has a placeholder. */
  readonly words: readonly string[];
  /** Per given positional: nothing more, the words that say it as an option, or why none do. */
  readonly sayings: ReadonlyMap<string, Saying>;
  /** Whether one more word would fill a positional. */
  readonly isOpen: boolean;
}

interface Slot {
  readonly positional: Positional;
  /** Absent where the positional leaves its place, and those after it theirs. */
  readonly words?: readonly string[];
  readonly saying?: Saying;
}

/**
 * Positionals fill from the left. A value that cannot stand in its place, and every value after it, is said
 * with the positional's name instead.
 */
export function planPositionals(
  named: ReadonlyMap<string, JsonValue>,
  { grammar, obstacles }: Omit<Layout, 'displaced'>,
): PositionalPlan {
  const displaced = new Map<string, Unsaid>();
  for (;;) {
    const slots = layOut(named, { grammar, obstacles, displaced });
    const misplaced = misplacedSlot(slots, grammar);
    if (misplaced === undefined) return planOf(slots);
    displaced.set(misplaced.name, misplaced.unsaid);
  }
}

interface Layout {
  readonly grammar: Grammar;
  /** Values that no words say. */
  readonly obstacles: ReadonlyMap<string, Unsaid>;
  /** Values that may not stand in their place, and why. */
  readonly displaced: ReadonlyMap<string, Unsaid>;
}

function layOut(named: ReadonlyMap<string, JsonValue>, layout: Layout): readonly Slot[] {
  let isContiguous = true;
  const { positionals } = layout.grammar.command;
  return [...positionals]
    .sort((a, b) => a.index - b.index)
    .map((positional, index) => {
      const value = named.get(positional.name);
      if (value === undefined) {
        isContiguous = false;
        return { positional };
      }
      const isFirst = index === 0;
      const request = { option: positional, value, grammar: layout.grammar, isFirst };
      const slot = isContiguous ? inPlace(request, layout) : withName(request, layout);
      isContiguous = slot.words !== undefined;
      return slot;
    });
}

function inPlace(request: PositionalRequest, layout: Layout): Slot {
  const { option: positional, grammar } = request;
  const { name } = positional;
  const said = layout.obstacles.get(name) ?? layout.displaced.get(name) ?? sayAsWords(request);
  if (isSaid(said)) return { positional, words: said.words, saying: { words: [] } };
  if (!positional.required) return outOfPlace(withName(request, layout), said);
  const saying = isUntouched(positional, grammar) ? withName(request, layout).saying : said;
  return { positional, words: [`<${name}>`], ...(saying === undefined ? {} : { saying }) };
}

/** Whether the words that yargs counts for a positional change nothing of what its name says. */
function isUntouched(positional: Positional, grammar: Grammar): boolean {
  const isSet =
    isFillable(positional, grammar) ||
    grammar.configuration['set-placeholder-key'] ||
    negatedName(`--${positional.name}`, grammar) === positional.name;
  return !(isSet || positional.hasDefault || positional.variadic || positional.aliases.length > 0);
}

/** Where the name does not help either, the first reason says what to change. */
function outOfPlace(slot: Slot, { reason }: Unsaid): Slot {
  const { saying } = slot;
  if (saying === undefined || isSaid(saying)) return slot;
  return { ...slot, saying: { ...saying, reason } };
}

function withName(request: PositionalRequest, { obstacles }: Layout): Slot {
  const { option: positional } = request;
  const obstacle = obstacles.get(positional.name) ?? namingObstacle(request);
  return { positional, saying: obstacle ?? sayOption(request) };
}

/** Why yargs does not take a positional's name for an option's. */
function namingObstacle({ option: positional, grammar }: PositionalRequest): Unsaid | undefined {
  const { command, configuration } = grammar;
  if (positional.name === '_') return { reason: refusals.reservedName(positional), final: true };
  const isUnknown =
    command.strict.options ||
    configuration['unknown-options-as-args'] ||
    positional.aliases.length > 0;
  if (!positional.declared && isUnknown) {
    return { reason: refusals.positionalUnknown(positional), final: true };
  }
  // Declared as a positional, a list has a default; but default commands lose that, and the list.
  const isList = isEmptyArray(positional.default) && command.role !== 'default';
  return positional.variadic && !isList
    ? { reason: refusals.variadicScalar(positional) }
    : undefined;
}

/** The slot whose word, by its place, yargs would take for a command or a request for help. */
function misplacedSlot(
  slots: readonly Slot[],
  grammar: Grammar,
): { readonly name: string; readonly unsaid: Unsaid } | undefined {
  const placed = slots.flatMap(({ positional, words = [] }) =>
    words.map((word) => ({ positional, word })),
  );
  const first = placed[0];
  if (first !== undefined && grammar.commandWords.has(first.word)) {
    const { positional, word } = first;
    return { name: positional.name, unsaid: { reason: refusals.selectsCommand(positional, word) } };
  }
  const script = placed.find(({ word }) => word === grammar.command.completionWord);
  if (script !== undefined) {
    const { positional, word } = script;
    return {
      name: positional.name,
      unsaid: { reason: refusals.printsCompletion(positional, word) },
    };
  }
  const last = placed.at(-1);
  if (last !== undefined && grammar.helpWords.has(last.word)) {
    const { positional, word } = last;
    return { name: positional.name, unsaid: { reason: refusals.asksForHelp(positional, word) } };
  }
  return undefined;
}

function planOf(slots: readonly Slot[]): PositionalPlan {
  const words = slots.flatMap((slot) => slot.words ?? []);
  const sayings = new Map<string, Saying>();
  for (const { positional, words: inPlace, saying } of slots) {
    if (saying === undefined) continue;
    const isNamed = inPlace === undefined && isSaid(saying) && saying.words.length > 0;
    const isOverwritten = positional.variadic && isNamed && words.length > 0;
    const overwritten = { reason: refusals.variadicEmptied(positional) };
    sayings.set(positional.name, isOverwritten ? overwritten : saying);
  }
  const isOpen = slots.some((slot) => slot.words === undefined || slot.positional.variadic);
  return { words, sayings, isOpen };
}
