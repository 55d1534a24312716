import { attempt } from '../refusal.js';
import { type Conversion, convert } from './convert.js';

/** Runs isolated: aliases, nesting and sheer size can take any time and memory. */
export function run(conversion: Conversion) {
  return attempt(() => convert(conversion));
}
