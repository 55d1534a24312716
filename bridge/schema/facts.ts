import type { Command, Option } from '../model/command-tree.js';
import type {
  CommandFacts,
  Effect,
  ExposureRule,
  OptionFacts,
  ResolvedFacts,
} from '../model/exposure.js';
import { matches } from './match.js';

/** Each field is that of the first matching rule that sets it, else the handler's, else the pessimistic default. */
export function resolveFacts(command: Command, rules: readonly ExposureRule[] = []): ResolvedFacts {
  const sources: readonly CommandFacts[] = [
    ...rules.filter((rule) => patternsOf(rule).some((pattern) => matches(pattern, command.path))),
    ...(command.facts ? [command.facts] : []),
  ];
  const { effect, ...given } = firstOfEach(sources);
  const declared = effect !== undefined && Object.hasOwn(hints, effect) ? effect : undefined;
  const hint = declared ? hints[declared] : worst;
  return {
    ...given,
    ...hint,
    ...(declared && { effect: declared }),
    idempotent: given.idempotent ?? hint.idempotent,
    openWorld: given.openWorld ?? declared === undefined,
    stdin: given.stdin ?? 'none',
    successCodes: given.successCodes ?? [],
    serial: given.serial ?? false,
    examples: given.examples ?? [],
    options: mergeOptions(sources),
  };
}

export function patternsOf(rule: ExposureRule): readonly string[] {
  return typeof rule.match === 'string' ? [rule.match] : rule.match;
}

/** The facts about one option, under whichever of its names they are given. */
export function factsOf(
  option: Pick<Option, 'name' | 'aliases'>,
  facts: Pick<ResolvedFacts, 'options'>,
): OptionFacts {
  const name = [option.name, ...option.aliases].find((name) => Object.hasOwn(facts.options, name));
  return (name !== undefined && facts.options[name]) || {};
}

interface Hints {
  readonly readOnly: boolean;
  readonly destructive: boolean;
  readonly idempotent: boolean;
}

const hints: Readonly<Record<Effect, Hints>> = {
  read: { readOnly: true, destructive: false, idempotent: true },
  write: { readOnly: false, destructive: false, idempotent: false },
  destroy: { readOnly: false, destructive: true, idempotent: false },
};

const worst: Hints = hints.destroy;

const fields = [
  'effect',
  'openWorld',
  'idempotent',
  'stdin',
  'output',
  'successCodes',
  'timeout',
  'serial',
  'examples',
  'title',
  'description',
  'hidden',
] as const satisfies readonly (keyof CommandFacts)[];

function firstOfEach(sources: readonly CommandFacts[]): CommandFacts {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const source = sources.find((facts) => facts[field] !== undefined);
      return source ? [[field, source[field]]] : [];
    }),
  );
}

/** Facts about an option merge like those about a command: per option, each field for itself. */
function mergeOptions(sources: readonly CommandFacts[]): Record<string, OptionFacts> {
  const merged = new Map<string, OptionFacts>();
  for (const { options } of sources)
    for (const [name, facts] of Object.entries(options ?? {}))
      merged.set(name, { ...facts, ...merged.get(name) });
  return Object.fromEntries(merged);
}
