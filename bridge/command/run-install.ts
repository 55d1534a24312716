import {
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ClientRecipe, clients } from './clients.js';
import { exitCodes, UsageError } from './exit-with.js';
import { describeLaunch, type Launch } from './launch.js';
import type { InstallArguments, Offer } from './mcp-options.js';
import { takeOutput } from './own-output.js';
import { planRegistration, type Registration } from './registration.js';

/** Registers the program with one client, in the client's own file; returns the exit code. */
export async function runInstall(offer: Offer, argv: InstallArguments): Promise<number> {
  const output = takeOutput();
  const recipe: ClientRecipe = clients[argv.client];
  const launch = describeLaunch(offer, argv._.slice(0, -1));
  const file = fileOf(recipe, argv.global === true);
  const plan = planRegistration(readIfThere(file), launch, { recipe });
  if (plan.state === 'same') {
    output.write(`${recipe.title} has "${launch.name}" in ${file} already\n`);
    return exitCodes.success;
  }
  const added = contentOf(plan, { file, launch, recipe, force: argv.force === true });
  if (argv.dryRun ?? argv['dry-run']) output.write(added);
  else {
    replaceFile(file, added);
    output.write(
      `Registered "${launch.name}" with ${recipe.title} in ${file}; have it load its servers anew\n`,
    );
  }
  return exitCodes.success;
}

function fileOf({ title, project, user }: ClientRecipe, isGlobal: boolean): string {
  if (isGlobal && user === undefined)
    throw new UsageError(
      `${title} keeps what is global in a file of its own: expected no --global`,
    );
  const [folder, path] =
    isGlobal || project === undefined ? [homedir(), user] : [process.cwd(), project];
  return join(folder, path as string);
}

interface Target {
  readonly file: string;
  readonly launch: Launch;
  readonly recipe: ClientRecipe;
  readonly force: boolean;
}

/** @throws UsageError where the file is better left alone */
function contentOf(plan: Registration, { file, launch, recipe, force }: Target): string {
  if (plan.state === 'absent' || (plan.state === 'other' && force && plan.added !== undefined))
    return plan.added as string;
  if (plan.state === 'unreadable')
    throw new UsageError(
      `${file} is left alone, for ${plan.reason}; register it by hand: ${recipe.line(launch)}`,
    );
  const remedy = recipe.format === 'json' ? 'give --force to replace it' : 'remove it there first';
  throw new UsageError(`${file} has another server called "${launch.name}": ${remedy}`);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** In one step, so that a client never reads half a file; what a link leads to is replaced, not the link. */
function replaceFile(file: string, content: string): void {
  const known = statSync(file, { throwIfNoEntry: false });
  const target = known ? realpathSync(file) : file;
  mkdirSync(dirname(target), { recursive: true });
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { mode: known?.mode ?? 0o644, flag: 'wx' });
  renameSync(temporary, target);
}
