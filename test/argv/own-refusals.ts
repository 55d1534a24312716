import type { CommandValues } from '../../bridge/model/tool.js';
import type { ProgramSpec } from './program.js';

interface Failure {
  readonly message: string;
  readonly spec: ProgramSpec;
  readonly values: CommandValues;
}

/** Whether yargs refuses by a rule of the program's own, as it would refuse any way of saying the values. */
export function isOwnRefusal(failure: Failure): boolean {
  return rules.some(({ message, holds }) => message.test(failure.message) && holds(failure));
}

interface Rule {
  readonly message: RegExp;
  readonly holds: (failure: Failure) => boolean;
}

const always = () => true;

const rules: readonly Rule[] = [
  { message: /are mutually exclusive/, holds: always },
  { message: /Implications failed/, holds: always },
  // Coercion and other values change what the choices are compared with.
  { message: /Invalid values/, holds: always },
  {
    message: /Missing required argument/,
    holds: ({ message, spec }) => isNeverFound(message, spec),
  },
  { message: /Unknown (argument|command)/, holds: isStrictAboutMore },
  // The name of a positional that negates a list of paths, which every call fills.
  {
    message: /"path" argument must be of type string/,
    holds: ({ spec }) => spec.positionals.some(({ name }) => name.startsWith('no-')),
  },
  // A placeholder under a name that every object has.
  {
    message: /forEach is not a function/,
    holds: ({ spec }) => spec.configuration['set-placeholder-key'] === true,
  },
];

/** yargs never finds a required option with a dotted name, nor one whose name it strips. */
function isNeverFound(message: string, spec: ProgramSpec): boolean {
  const missing = message.replace(/.*arguments?: /, '').split(', ');
  const strips = spec.configuration['strip-dashed'] || spec.configuration['strip-aliased'];
  return missing.every((name) => name.includes('.') || strips);
}

/** Strict programs refuse further words, what the environment adds, the parent of a dotted name, and aliases. */
function isStrictAboutMore({ spec, values }: Failure): boolean {
  if (spec.strict === undefined) return false;
  const names = [...spec.options, ...spec.globals, ...spec.positionals].map(({ name }) => name);
  const isOdd = names.some((name) => name.includes('.') || name === '_');
  const isOnlyInUsage = spec.positionals.some(
    ({ usageAlias, declaredBy }) => usageAlias !== undefined || declaredBy === undefined,
  );
  const isElsewhere = spec.envPrefix !== undefined || spec.configObject !== undefined;
  return isOdd || isElsewhere || isOnlyInUsage || values.extra !== undefined;
}
