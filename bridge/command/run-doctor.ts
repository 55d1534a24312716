import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { estimateTokens } from '../schema/tokens.js';
import { type Catalogue, createCatalogue } from '../server/catalogue.js';
import { type ClientRecipe, clients } from './clients.js';
import { exitCodes } from './exit-with.js';
import { tryHandshake } from './handshake.js';
import { describeLaunch } from './launch.js';
import { type McpArguments, type Offer, toServerOptions } from './mcp-options.js';
import { takeOutput } from './own-output.js';

/** One thing that was looked at; what is wrong comes with what to do. */
interface Check {
  readonly state: 'pass' | 'warn' | 'fail';
  readonly text: string;
}

/** Looks at one thing after the other; returns 1 if the program cannot be served. */
export async function runDoctor(offer: Offer, argv: McpArguments): Promise<number> {
  const output = takeOutput();
  let state: number = exitCodes.success;
  const report = (checks: readonly Check[]) => {
    for (const check of checks) output.write(`${check.state.toUpperCase()}  ${check.text}\n`);
    if (checks.some((check) => check.state === 'fail')) state = exitCodes.failure;
  };
  report([checkNode()]);
  const options = toServerOptions(argv, offer.options);
  const catalogue = await createCatalogue(offer.program, options).catch((error: Error) => error);
  if (catalogue instanceof Error) {
    report([{ state: 'fail', text: catalogue.message }]);
    return state;
  }
  report(checkCatalogue(catalogue));
  report([await checkHandshake(offer, argv)]);
  report([checkClients(offer, argv)]);
  return state;
}

function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  const text = `Node ${process.versions.node}`;
  return fits
    ? { state: 'pass', text }
    : { state: 'fail', text: `${text}: expected 20.19 or later` };
}

function checkCatalogue({ program, version, tools, skipped, findings }: Catalogue): Check[] {
  const yargs = tools[0] ? `, on yargs ${tools[0].command.parser.yargs}` : '';
  const tokens = tools.reduce((sum, { definition }) => sum + estimateTokens(definition), 0);
  const checks: Check[] = [
    {
      state: 'pass',
      text: `The program is read: ${program}${version ? ` ${version}` : ''}${yargs}`,
    },
    tools.length > 0
      ? { state: 'pass', text: `Tools: ${tools.length}, about ${tokens} tokens` }
      : { state: 'fail', text: 'No command becomes a tool: expected at least one' },
    ...skipped.map(
      ({ path, reason }): Check => ({
        state: 'warn',
        text: `"${path.join(' ') || program}" is left out: ${reason}`,
      }),
    ),
  ];
  if (findings.length > 0)
    checks.push({ state: 'warn', text: `Findings: ${findings.length}; mcp --lint names them` });
  return checks;
}

async function checkHandshake({ program, options }: Offer, argv: McpArguments): Promise<Check> {
  const problem = await tryHandshake(program, toServerOptions(argv, options));
  return problem === undefined
    ? { state: 'pass', text: 'A client can shake hands and list the tools' }
    : { state: 'fail', text: `A client that lists the tools gets an error: ${problem}` };
}

function checkClients(offer: Offer, argv: McpArguments): Check {
  const { args } = describeLaunch(offer, argv._.slice(0, -1));
  const script = JSON.stringify(args[0]);
  const files = Object.values(clients)
    .flatMap(({ project, user }: ClientRecipe) => [
      ...(project === undefined ? [] : [join(process.cwd(), project)]),
      ...(user === undefined ? [] : [join(homedir(), user)]),
    ])
    .concat(join(homedir(), '.claude.json'));
  const known = files.filter(
    (file) => existsSync(file) && readFileSync(file, 'utf8').includes(script),
  );
  return known.length > 0
    ? { state: 'pass', text: `Registered in ${known.join(', ')}` }
    : { state: 'warn', text: 'No file of a client names it; mcp install <client> registers it' };
}
