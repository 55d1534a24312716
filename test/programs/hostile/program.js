import { pathToFileURL } from 'node:url';
import yargs from 'yargs';
import { children } from './children.js';
import { descriptors } from './descriptors.js';
import { errors } from './errors.js';
import { exits } from './exits.js';
import { input } from './input.js';
import { lifetimes } from './lifetimes.js';
import { output } from './output.js';
import { surroundings } from './surroundings.js';
import { unruly } from './unruly.js';

/** Every handler by its command's name; each misbehaves in one way. */
export const groups = {
  output,
  descriptors,
  input,
  exits,
  errors,
  lifetimes,
  surroundings,
  children,
  unruly,
};

/** Has only the command that is asked for, which keeps hundreds of runs short. */
export function createProgram() {
  const [, , name] = process.argv;
  const handler = Object.assign({}, ...Object.values(groups))[name];
  const program = yargs().scriptName('hostile').demandCommand().strict();
  if (handler !== undefined) program.command(name, false, {}, handler);
  return program.command('neighbour', false, { id: { type: 'number' } }, neighbour);
}

/** What everybody else does meanwhile: prints, waits, and sets an exit code of its own. */
async function neighbour({ id }) {
  console.group(`neighbour ${id}`);
  for (let step = 0; step < 5; step += 1) {
    console.log(`step ${step} in ${process.cwd()} with ${process.env.NEIGHBOUR}`);
    process.stderr.write(`${id}.${step}\n`);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  process.exitCode = id;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await createProgram().parseAsync(process.argv.slice(2));
}
