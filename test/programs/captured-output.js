/**
 * Holds on to the real standard output before a server takes it, and prints through what it holds, in a call
 * and outside any. The protocol gets one line: how the call ended. Argument: the folder of the built executor.
 */
import { Console } from 'node:console';
import { pathToFileURL } from 'node:url';
import yargs from 'yargs';

const { stdout, stderr } = process;
const write = stdout.write.bind(stdout);
const writeError = stderr.write.bind(stderr);
const ownConsole = new Console(stdout, stderr);

const executor = pathToFileURL(`${process.argv[2]}/`);
const { takeProtocolStreams } = await import(new URL('standard-streams.js', executor).href);
const { createInlineHost } = await import(new URL('inline-host.js', executor).href);
const { output } = takeProtocolStreams();

const host = createInlineHost({ create: () => yargs().command('print', '', {}, print) });
await print();
const { env } = process;
const limits = { timeout: 20_000, grace: 1_000, output: 8_000_000 };
const rest = { injections: [], expectations: [], script: '', cwd: '/', env: { ...env }, limits };
const outcome = await host.run({ argv: ['print'], ...rest });
const [printed, complained] = [outcome.stdout, outcome.stderr].map(
  (bytes) => `${Buffer.from(bytes)}`,
);
const answer = { stdout: printed, stderr: complained, exitCode: outcome.exitCode };
output.write(`${JSON.stringify(answer)}\n`);
await host.close();
stdout.end('after the call\n');
output.end('the end\n');

async function print() {
  stdout.write('by the stream\n');
  await new Promise((resolve) => stdout.write('6e6f742d', 'hex', resolve));
  await new Promise((resolve) => write('6c6174650a', 'hex', resolve));
  const bytes = Buffer.from('by bytes\n');
  write(bytes);
  bytes.fill(0);
  ownConsole.log('by a console');
  ownConsole.error('by its error');
  writeError('by the other stream\n');
  const before = process.stdout.write;
  process.stdout.write = (text) => write(`<${text}>`);
  process.stdout.write('by a wrapper');
  process.stdout.write = before;
  // More than any pipe holds.
  for (let i = 0; i < 100; i += 1) write(`\n${'x'.repeat(9_999)}`);
}
