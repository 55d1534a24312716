import type { Command, Dynamics, Strictness } from '../model/command-tree.js';
import { type CommandFacts, factsKey } from '../model/exposure.js';
import type { Findings } from './experiments.js';
import { findOptionNames } from './option-names.js';
import { readOptions } from './options.js';
import { configureParser, rewritesPositionals } from './parser-configuration.js';
import { separatePositionals } from './positionals.js';
import { readRelations } from './relations.js';
import type { Entry, Snapshot } from './snapshot.js';
import { usageDescription, usageLine } from './usage-text.js';

/** What is known of a command before its builder runs. */
export interface Place
  extends Pick<Command, 'path' | 'role' | 'hidden' | 'deprecated' | 'subcommands' | 'handlerId'> {
  readonly yargs: 16 | 17 | 18;
  readonly findings: Findings;
}

/** Reads a command that can be called; a program without commands has no entry. */
export function readCommand(snapshot: Snapshot, entry: Entry | undefined, place: Place): Command {
  const { yargs, findings, ...known } = place;
  const configuration = configureParser(snapshot.parserConfiguration);
  const declared = entry?.positionals ?? [];
  const camelCase = configuration['camel-case-expansion'];
  const names = findOptionNames(snapshot, declared, { camelCase });
  const all = readOptions(snapshot, names);
  const { positionals, options } = separatePositionals(all, declared, { snapshot, names });
  const facts = entry && (Reflect.get(entry.handler, factsKey) as CommandFacts | undefined);
  return {
    path: known.path,
    role: known.role,
    usage: entry?.usage ?? usageLine(snapshot.usage),
    aliases: entry?.aliases ?? [],
    description: entry ? entry.description || '' : usageDescription(snapshot.usage),
    hidden: known.hidden,
    deprecated: known.deprecated,
    positionals,
    options,
    relations: readRelations(snapshot, [...positionals, ...options], names),
    parser: {
      ...{ quotes: findings.quotes, yargs, configuration },
      ...rewritesPositionals(snapshot.parserConfiguration),
    },
    strict: readStrictness(snapshot, place),
    ...readDemand(snapshot),
    subcommands: known.subcommands,
    dynamics: readDynamics(snapshot, entry?.middleware ?? 0),
    ...(facts === undefined ? {} : { facts }),
    handlerId: known.handlerId,
  };
}

function readStrictness({ strict, demanded }: Snapshot, place: Place): Strictness {
  return { commands: refusesWords(), options: strict.all || strict.options };

  function refusesWords(): boolean {
    // yargs takes words that are no command for arguments where there are none: at the program itself.
    if (place.role === 'root') {
      return strict.all && demanded === undefined && place.findings.strictRefusesWords;
    }
    const isTop = place.role === 'default' && place.path.length === 0;
    return strict.all || (strict.commands && !isTop);
  }
}

function readDemand({ demanded }: Snapshot): Pick<Command, 'demanded'> {
  if (demanded === undefined) return {};
  const { min, max } = demanded;
  return { demanded: Number.isFinite(max) ? { min, max } : { min } };
}

function readDynamics(snapshot: Snapshot, ownMiddleware: number): Dynamics {
  const { envPrefix, configObjects, middleware } = snapshot;
  return {
    middleware: middleware + ownMiddleware,
    ...(envPrefix === undefined
      ? {}
      : { envPrefix: typeof envPrefix === 'string' ? envPrefix : '' }),
    configObjects: configObjects.length > 0,
  };
}
