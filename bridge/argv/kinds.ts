import type { Option } from '../model/command-tree.js';
import { sayArray } from './array.js';
import { sayCount } from './count.js';
import type { Grammar } from './grammar.js';
import { sayNargs } from './nargs.js';
import { baseOfNegation, sayNegation } from './negation.js';
import type { Request, Saying } from './saying.js';
import { sayScalar } from './scalar.js';

/** How a value is laid out in words. */
export type Kind = 'array' | 'count' | 'nargs' | 'negation' | 'scalar';

/** Says a value with the option's name. */
export function sayOption(request: Request): Saying {
  return encoders[kindOf(request.option, request.grammar)](request);
}

export function kindOf(option: Option, grammar: Grammar): Kind {
  if (option.type === 'count') return 'count';
  if (option.array) return 'array';
  if ((option.nargs ?? 1) > 1) return 'nargs';
  return baseOfNegation(option, grammar) === undefined ? 'scalar' : 'negation';
}

const encoders: Record<Kind, (request: Request) => Saying> = {
  array: sayArray,
  count: sayCount,
  nargs: sayNargs,
  negation: sayNegation,
  scalar: sayScalar,
};
