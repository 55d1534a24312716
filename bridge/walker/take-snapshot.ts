import { copyFields } from './in-place.js';
import type { Snapshot } from './snapshot.js';
import type { YargsAccess } from './yargs-access.js';

/** Copies what is in force at the command that yargs is at. */
export function takeSnapshot(access: YargsAccess): Omit<Snapshot, 'titles' | 'builtins'> {
  const usage = access.getUsageInstance();
  const validation = access.getValidationInstance();
  const options = copyFields(access.y.getOptions());
  const middleware = middlewareOf(access);
  const coerced = middleware.flatMap(({ option }) => option ?? []);
  const { array, boolean, string, number, count, normalize, local } = options;
  return {
    alias: options.alias,
    lists: {
      ...{ array, boolean, string, number, count, normalize, local },
      declared: Object.keys({ ...options.key, ...options.coerce }),
      hidden: options.hiddenOptions,
      required: Object.keys(options.demandedOptions),
      config: Object.keys(options.config),
      coerced: [...coerced, ...Object.keys(options.coerce ?? {})],
    },
    facts: {
      nargs: options.narg,
      choices: options.choices,
      default: options.default,
      defaultDescription: options.defaultDescription,
      description: { ...usage.getDescriptions() },
      deprecated: options.deprecatedOptions,
    },
    implied: copyFields(validation.getImplied()),
    conflicting: copyFields(validation.getConflicting()),
    configObjects: options.configObjects,
    envPrefix: options.envPrefix,
    demanded: options.demandedCommands._,
    strict: strictnessOf(access),
    parserConfiguration: { ...access.getParserConfiguration() },
    middleware: middleware.length - coerced.length,
    usage: usage.getUsage().map(([message]) => message),
  };
}

/** The live list; empty for 16, which shows it to nobody. */
export function middlewareOf(access: YargsAccess) {
  return access.getCommandInstance().globalMiddleware?.getMiddleware() ?? [];
}

export function strictnessOf({ y }: YargsAccess): Snapshot['strict'] {
  return {
    all: y.getStrict(),
    commands: y.getStrictCommands?.() ?? false,
    options: y.getStrictOptions?.() ?? false,
  };
}
