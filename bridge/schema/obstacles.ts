import type { Command, Option } from '../model/command-tree.js';
import { placeOf, reachableChoices } from './kinds.js';
import { isNested, isStrictlyNested, parentOf } from './nesting.js';
import { isAlwaysSet } from './presence.js';
import { type Link, linksOf, wordsLinksOf } from './relations.js';

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
  // A relation that goes by values lets `false`, `0` and `''` through.
  const links = linksOf(command).filter(({ byValue }) => !byValue);
  const context = { command, links, words };
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
    if (reachable?.length !== 0 || isCoerced || isNested(option, command.parser)) return undefined;
    return `The parser produces none of the choices of "${option.name}", so every value is refused; declare the type that the choices have`;
  },
  'dotted-strict': (option, { command }) => {
    if (!isStrictlyNested(option, command)) return undefined;
    return `In strict mode yargs refuses "--${option.name}" as an unknown argument; declare "${parentOf(option)}" too, or turn "dot-notation" off`;
  },
  'conflicts-with-default': (option, { links }) => {
    const partner = links.map((link) => alwaysSetPartner(link, option)).find(Boolean);
    if (!partner) return undefined;
    return `"${option.name}" excludes "${partner.name}", which has a value in every call, so "${option.name}" is always refused; remove the default of "${partner.name}" or the conflict`;
  },
  'conflicts-with-itself': (option, { links }) => {
    const isSelf = ({ kind, from, to }: Link) =>
      kind === 'excludes' && from === option && to === option;
    if (!links.some(isSelf)) return undefined;
    return `"${option.name}" excludes itself, so it is always refused; remove that condition`;
  },
  'needs-unavailable': (option, { links, usable }) => {
    const link = links.find(
      (link) =>
        link.kind === 'needs' &&
        link.from === option &&
        !link.alwaysGiven &&
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

/** The other end of an exclusion, where it has a value in every call; one of two such ends is no better off. */
function alwaysSetPartner(link: Link, option: Option): Option | undefined {
  const { kind, from, to, fills, alwaysDemands, alwaysGiven } = link;
  if (kind !== 'excludes' || from === to) return undefined;
  if (from === option && alwaysGiven && !isAlwaysSet(option)) return to;
  const isGiven = fills.includes(option) || (to === option && !isAlwaysSet(option));
  return isGiven && alwaysDemands ? from : undefined;
}
