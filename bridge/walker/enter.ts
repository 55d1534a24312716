import type { Instance } from './instance.js';
import { isPromiseLike, runProgramCode } from './program-code.js';
import { explain, type Skip, skips } from './skips.js';
import type { Entry } from './snapshot.js';
import { UnsupportedYargs } from './yargs-access.js';

/** One level down: to a command, or to the default command as when no word selects it. */
export interface Step {
  readonly name: string;
  readonly asDefault: boolean;
}

/**
 * Enters a command and waits for its builder.
 *
 * @param options.limit milliseconds that an asynchronous builder may take
 * @returns the instance that the builder leaves, or why there is none
 */
export async function enter(
  instance: Instance,
  entry: Entry,
  options: { readonly asDefault: boolean; readonly limit: number },
): Promise<Instance | Skip> {
  const { asDefault, limit } = options;
  let isAsynchronous = false;
  const ending = await runProgramCode<unknown>(() => {
    const returned = instance.enter(entry, asDefault);
    isAsynchronous = isPromiseLike(returned);
    return returned;
  }, limit);
  if (!ending.settled) instance.lost = true;
  if (ending.kind !== 'returned') return explain(ending, limit);
  if (isAsynchronous && instance.yargs === 16) return skips.asynchronous;
  try {
    return instance.follow(ending.value);
  } catch (error) {
    if (error instanceof UnsupportedYargs) return skips.unsupported;
    throw error;
  }
}

export function isSkip(value: object): value is Skip {
  return 'reason' in value;
}
