/** Every exit code of devtool. A command may give `failure` a meaning of its own, which its help states. */
export const exitCode = {
  /** The command did what was asked. */
  success: 0,
  /** It could not do it, or what it was asked to check does not hold. */
  failure: 1,
  /** The command line or the input is invalid, or the input cannot be read; nothing was done. */
  invalid: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
