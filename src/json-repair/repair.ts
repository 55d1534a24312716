import { JSONRepairError, jsonrepair } from 'jsonrepair';

export interface Refusal {
  readonly reason: string;
  /** In the text that was to be repaired. */
  readonly offset: number;
}

/** Runs isolated: broken quotes make the search for the ends of strings expensive. */
export function run(text: string): string | Refusal {
  try {
    const repaired = jsonrepair(joinCommas(text)).trim();
    JSON.parse(repaired);
    return repaired;
  } catch (error) {
    return {
      reason: reasonOf(error),
      offset: error instanceof JSONRepairError ? error.position : 0,
    };
  }
}

/** Left alone, two commas in a row would end the list. Where quotes are broken, they may be text. */
function joinCommas(text: string): string {
  const parts = text.split(/("[^"\\\n]*(?:\\.[^"\\\n]*)*")/);
  const outside = parts.filter((_, index) => index % 2 === 0);
  if (outside.some((part) => /["'`\\]/.test(part))) return text;
  return parts
    .map((part, index) => (index % 2 === 0 ? part.replace(/,(?:\s*,)+/g, ',') : part))
    .join('');
}

function reasonOf(error: unknown): string {
  if (error instanceof JSONRepairError) return error.message.replace(/ at position \d+$/, '');
  if (error instanceof RangeError) return 'It is nested too deeply';
  return error instanceof Error ? error.message : String(error);
}
