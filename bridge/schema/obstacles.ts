import type { Command, Option, ParserFacts } from '../model/command-tree.js';
import { isPositional, placeOf, reachableChoices } from './kinds.js';
import { isAlwaysSet } from './presence.js';
import { alwaysDemands, alwaysGiven, type Link, linksOf, wordsLinksOf } from './relations.js';

/** Why an option can never be given with success, so that no property is made of it. */
export interface Obstacle {
  readonly code: string;
  readonly option: Option;
  readonly message: string;
}

/** `offered` are the options a caller could give otherwise; `words` says whether further words can be sent. */
export function findObstacles(
  command: Command,
  { offered, words }: { offered: readonly Option[]; words: boolean },
): readonly Obstacle[] {
  const obstacles = new Map<Option, Obstacle>();
  const context = { command, links: linksOf(command), words };
  // An option that falls may take along those that need it.
  for (let before = -1; before < obstacles.size; ) {
    before = obstacles.size;
    const usable = new Set(offered.filter((option) => !obstacles.has(option)));
    for (const option of usable) {
      const obstacle = obstacleOf(option, { ...context, usable });
      if (obstacle) obstacles.set(option, obstacle);
    }
  }
  return offered.flatMap((option) => obstacles.get(option) ?? []);
}

/** Whether yargs puts the option's value into an object, as `--db.host` into `db`. */
export function isNested(option: Option, parser: ParserFacts): boolean {
  return !isPositional(option) && parser.configuration['dot-notation'] && option.name.includes('.');
}

/** Whether strict mode refuses the object that a nested option's value is put into. */
export function isStrictlyNested(option: Option, command: Command): boolean {
  const parent = option.name.slice(0, option.name.indexOf('.'));
  return (
    isNested(option, command.parser) &&
    command.strict.options &&
    !command.options.some(({ name, aliases }) => name === parent || aliases.includes(parent))
  );
}

interface Context {
  readonly command: Command;
  readonly links: readonly Link[];
  readonly words: boolean;
  readonly usable: ReadonlySet<Option>;
}

function obstacleOf(option: Option, context: Context): Obstacle | undefined {
  for (const [code, find] of Object.entries(rules)) {
    const message = find(option, context);
    if (message !== undefined) return { code, option, message };
  }
  return undefined;
}

type Rule = (option: Option, context: Context) => string | undefined;

const rules: Readonly<Record<string, Rule>> = {
  'choices-unreachable': (option, { command }) => {
    const reachable = reachableChoices(option, placeOf(option, command.parser));
    const isCoerced = option.coerced && option.choices?.length !== 0;
    if (reachable?.length !== 0 || isCoerced) return undefined;
    return `The parser produces none of the choices of "${option.name}", so every value is refused; declare the type that the choices have`;
  },
  'dotted-strict': (option, { command }) => {
    if (!isStrictlyNested(option, command)) return undefined;
    return `In strict mode yargs refuses "--${option.name}" as an unknown argument; declare "${option.name.slice(0, option.name.indexOf('.'))}" too, or turn "dot-notation" off`;
  },
  'conflicts-with-default': (option, { links }) => {
    if (isAlwaysSet(option)) return undefined;
    const partner = links.map((link) => alwaysSetPartner(link, option)).find(Boolean);
    if (!partner) return undefined;
    return `"${option.name}" excludes "${partner.name}", which has a value in every call, so "${option.name}" is always refused; remove the default of "${partner.name}" or the conflict`;
  },
  'needs-unavailable': (option, { links, usable }) => {
    const link = links.find(
      (link) =>
        link.kind === 'needs' &&
        link.from === option &&
        !alwaysGiven(link) &&
        !(link.to && usable.has(link.to)),
    );
    if (!link) return undefined;
    return `"${option.name}" needs "${link.toName}", which cannot be given, so "${option.name}" is always refused; correct the name or make "${link.toName}" usable`;
  },
  'needs-words': (option, { command, words }) => {
    if (words || !wordsLinksOf(command).some(({ from }) => from === option)) return undefined;
    return `"${option.name}" needs more words than the command takes, so it is always refused; use positionals or demandCommand()`;
  },
};

/** The other end of an exclusion, where it has a value in every call. */
function alwaysSetPartner(link: Link, option: Option): Option | undefined {
  if (link.kind !== 'excludes' || link.from === link.to) return undefined;
  if (link.from === option && alwaysGiven(link)) return link.to;
  return link.to === option && alwaysDemands(link) ? link.from : undefined;
}
