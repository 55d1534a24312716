import { remember } from './in-place.js';

/** The part of a yargs instance that holds the options which yargs adds by itself. */
export interface BuiltinHolder {
  getOptions(): { readonly key: object };
  help(name: string | false): unknown;
  version(name: string | false, message?: string): unknown;
}

/** Names of the options that print the help and the version, where they are switched on. */
export interface Builtins {
  readonly help: string | undefined;
  readonly version: string | undefined;
}

/**
 * Finds the names of the options that yargs adds. It tells nobody, and programs describe them anew, so each is
 * switched off to see which name goes, and on again.
 *
 * @param descriptions the live descriptions of options by name
 */
export function findBuiltins(holder: BuiltinHolder, descriptions: object): Builtins {
  const restore = [() => holder.getOptions(), () => descriptions].map(remember);
  const builtins = {
    help: nameRemovedBy(holder, () => holder.help(false)),
    version: nameRemovedBy(holder, () => holder.version(false)),
  };
  setBuiltins(holder, builtins);
  for (const undo of restore) undo();
  return builtins;
}

/** Leaves on what has a name. Places and descriptions of the options are the caller's to restore. */
export function setBuiltins(holder: BuiltinHolder, { help, version }: Builtins): void {
  holder.help(false);
  holder.version(false);
  if (help !== undefined) holder.help(help);
  if (version !== undefined) holder.version(version, '');
}

export function isSame(some: Builtins | undefined, others: Builtins): boolean {
  return some?.help === others.help && some?.version === others.version && some !== undefined;
}

function nameRemovedBy(holder: BuiltinHolder, remove: () => unknown): string | undefined {
  const before = Object.keys(holder.getOptions().key);
  remove();
  const { key } = holder.getOptions();
  return before.find((name) => !Object.hasOwn(key, name));
}
