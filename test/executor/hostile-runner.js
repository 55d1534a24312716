/**
 * Runs commands of a program in one process, as a server would: the real standard output carries one line of
 * JSON for each result and must carry nothing else. Arguments: the folder of the built executor and the
 * program. Standard input: a JSON array of cases.
 */
import { pathToFileURL } from 'node:url';

const [, , folder, script] = process.argv;

const executor = pathToFileURL(`${folder}/`);
const { takeProtocolStreams } = await import(new URL('standard-streams.js', executor).href);
const { input, output } = takeProtocolStreams();
const { createInlineHost } = await import(new URL('inline-host.js', executor).href);
const { createProgram } = await import(pathToFileURL(script).href);

const host = createInlineHost({ create: createProgram });

let received = '';
for await (const chunk of input) received += chunk;
for (const entry of JSON.parse(received)) {
  const alone = await run(entry);
  if (entry.alone === true) {
    output.write(`${JSON.stringify({ argv: entry.argv, alone })}\n`);
    continue;
  }
  const [together, ...neighbours] = await Promise.all([
    run(entry),
    ...[1, 2, 3].map((id) => run({ argv: ['neighbour', `--id=${id}`] })),
  ]);
  const next = await run({ argv: ['neighbour', '--id=4'] });
  output.write(`${JSON.stringify({ argv: entry.argv, alone, together, neighbours, next })}\n`);
}
await host.close();
output.write(`${JSON.stringify({ exitCode: process.exitCode ?? null })}\n`);
output.end();

async function run({ argv, stdin, limits, env }) {
  const outcome = await host.run({
    argv,
    injections: [],
    expectations: [],
    script,
    ...(stdin !== undefined && { stdin: Buffer.from(stdin) }),
    cwd: process.cwd(),
    env: { ...environment(argv), ...env },
    limits: { timeout: 20_000, grace: 1_000, output: 8_000_000, ...limits },
  });
  const { stdout, stderr, ...rest } = outcome;
  return { ...rest, stdout: text(stdout), stderr: text(stderr) };
}

/** As contracts say, and a variable by which neighbours are told apart. */
function environment([, id]) {
  const { PATH } = process.env;
  return { PATH, NO_COLOR: '1', COLUMNS: '80', YARGS_MCP: '1', NEIGHBOUR: String(id) };
}

/** One character for each byte, so that nothing is lost. */
function text(bytes) {
  return Buffer.from(bytes).toString('latin1');
}
