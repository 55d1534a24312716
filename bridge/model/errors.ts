/** Every error the bridge words itself, with what it means; `docs/errors.md` lists the same. */
export const errorCatalogue = {
  'invalid-input': 'The input does not fit the tool’s schema',
  'not-expressible': 'The command cannot receive a value of the input as sent',
  'parsed-otherwise':
    'The program’s parser read other values than were sent, so the command did not run',
  'command-failed': 'The command ended with an exit code that is not a success',
  'timed-out': 'The command was ended at its time limit',
  cancelled: 'The call was cancelled',
  crashed: 'The command took its host down',
  'output-not-json': 'The command declares JSON output and printed something else',
  'output-too-large': 'The output is larger than a result can carry',
  'program-not-loaded': 'The program could not be loaded',
  'unknown-tool': 'There is no tool of this name',
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** An error with a code of the catalogue. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
