import type {
  LegacyYargsInternals,
  YargsInstance,
  YargsInternals,
} from '../model/yargs-internals.js';

/**
 * What the walker uses of a yargs instance, the same for 16, 17 and 18. This is the only file of the walker that
 * names yargs' undocumented types; a test pins them for every supported version.
 */
export interface YargsAccess extends YargsInternals {
  readonly y: YargsInstance;
  /** Major version, from the objects' shape. */
  readonly major: 16 | 17 | 18;
}

/** Whether a value is an instance of yargs, or the function that 17 exports and that acts as one. */
export function isYargs(value: unknown): value is YargsInstance {
  return has(value, ['getOptions', 'exitProcess']);
}

/** A version of yargs that lacks something which 16, 17 and 18 have. */
export class UnsupportedYargs extends Error {
  override readonly name = 'UnsupportedYargs';
}

/**
 * Gives access to an instance.
 *
 * @throws UnsupportedYargs
 */
export function accessTo(value: YargsInstance): YargsAccess {
  const y = value.exitProcess(false);
  const isLegacy = typeof y.getInternalMethods !== 'function';
  if (!has(y, instanceMethods) || (isLegacy && !has(y, legacyMethods)))
    throw new UnsupportedYargs();
  const internals = isLegacy ? legacyInternals(y) : y.getInternalMethods();
  if (!has(internals, internalMethods) || !hasParts(internals)) throw new UnsupportedYargs();
  const major = isLegacy ? 16 : 'moduleName' in internals.getCommandInstance() ? 17 : 18;
  return Object.assign(internals, { y, major } as const);
}

/** 16 has on the instance, as closures, what 17 and 18 give by `getInternalMethods`. */
function legacyInternals(y: YargsInstance): YargsInternals {
  const legacy = y as unknown as LegacyYargsInternals;
  const { _getLoggerInstance, _parseArgs } = legacy;
  // Not a copy, for that would read the getter `argv`, which parses.
  return Object.assign(Object.create(legacy) as LegacyYargsInternals, {
    getLoggerInstance: _getLoggerInstance,
    runYargsParserAndExecuteCommands: _parseArgs,
  });
}

const instanceMethods = [
  ...['getOptions', 'getGroups', 'getStrict', 'option', 'group', 'help', 'version', 'strict'],
  ...['parserConfiguration', 'detectLocale', 'showCompletionScript'],
];
const legacyMethods = ['_getLoggerInstance', '_parseArgs'];
const internalMethods = [
  ...['getCommandInstance', 'getUsageInstance', 'getValidationInstance', 'getContext'],
  ...['getParserConfiguration', 'getLoggerInstance', 'reset', 'runYargsParserAndExecuteCommands'],
];

function hasParts(internals: YargsInternals): boolean {
  return (
    has(internals.getCommandInstance(), ['getCommandHandlers', 'freeze', 'unfreeze']) &&
    has(internals.getValidationInstance(), ['getImplied', 'getConflicting', 'unknownArguments']) &&
    has(internals.getUsageInstance(), [
      ...['getDescriptions', 'getCommands', 'getUsage', 'getPositionalGroupName'],
      ...['showVersion', 'fail', 'freeze', 'unfreeze'],
    ])
  );
}

function has(value: unknown, methods: readonly string[]): boolean {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return methods.every((name) => typeof Reflect.get(value, name) === 'function');
}
