import type { Option, OptionType } from '../model/command-tree.js';
import { refusals } from './refusals.js';
import type { Request, Unsaid } from './saying.js';
import { numberText, numberWord, readsAsNumber } from './words.js';

/** The text that the parser reads back as one value of an option's type. */
export interface Text {
  /** After `=`. */
  readonly text: string;
  /** As a word of its own, where a negative number with an exponent would be an option. */
  readonly word: string;
}

/** The text of one scalar, or of one element of a list. */
export function textOf(request: Request): Text | Unsaid {
  const option = asRead(request.option);
  return texts[option.type]({ ...request, option });
}

/** The elements of a list of paths are texts, whatever its type. */
function asRead(option: Option): Option {
  return option.normalize && option.array ? { ...option, type: 'string' } : option;
}

const texts: Record<OptionType, (request: Request) => Text | Unsaid> = {
  string: (request) =>
    typeof request.value === 'string' ? plain(request.value) : mismatch(request),
  number: (request) =>
    typeof request.value === 'number' ? numeric(request.value) : mismatch(request),
  boolean: (request) =>
    typeof request.value === 'boolean' ? plain(String(request.value)) : mismatch(request),
  count: mismatch,
  untyped: untypedText,
};

/** Untyped text that looks like a number becomes one; everything else stays text. */
function untypedText(request: Request): Text | Unsaid {
  const { option, value, grammar } = request;
  const reads = grammar.configuration['parse-numbers'] ? readsAsNumber : () => false;
  switch (typeof value) {
    case 'string':
      return reads(value) ? { reason: refusals.readsAsNumber(option, value) } : plain(value);
    case 'number':
      return reads(numberText(value)) ? numeric(value) : staysText(request, value);
    case 'boolean':
      return staysText(request, value);
    default:
      return mismatch(request);
  }
}

function staysText({ option }: Request, value: number | boolean): Unsaid {
  return { reason: refusals.staysText(option, value) };
}

function plain(text: string): Text {
  return { text, word: text };
}

function numeric(value: number): Text {
  return { text: numberText(value), word: numberWord(value) };
}

function mismatch({ option, value }: Request): Unsaid {
  return { reason: refusals.mismatch(option, value) };
}
