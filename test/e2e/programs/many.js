import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { currentCall, describeTool, mcpCommand } from 'yargs-mcp';

/** One command per behaviour that a server has to cope with. */
const commands = {
  'repeat <word>': [
    { times: { type: 'number', default: 1 }, pause: { type: 'number', default: 0 } },
    async ({ word, times, pause }) => {
      for (let count = 0; count < times; count++) {
        console.log(`${word} ${count}`);
        if (pause > 0) await sleep(pause);
      }
    },
  ],
  fail: [
    { code: { type: 'number', default: 3 } },
    ({ code }) => {
      console.log('half');
      console.error('no such thing');
      process.exit(code);
    },
  ],
  throw: [
    {},
    async () => {
      throw new Error('it broke');
    },
  ],
  wait: [
    {},
    async () => {
      console.error('waiting');
      await sleep(600_000, undefined, { signal: currentCall()?.signal });
    },
  ],
  'leave-timer': [
    {},
    () => {
      console.log('left one');
      setTimeout(() => {}, 600_000);
    },
  ],
  steps: [
    {},
    async () => {
      for (const step of ['one', 'two', 'three']) {
        console.error(`step ${step}`);
        await sleep(150);
      }
      console.log('done');
    },
  ],
  lines: [{ count: { type: 'number' } }, ({ count }) => console.log('line\n'.repeat(count))],
  noise: [
    {},
    () => {
      process.stdout.write('{"jsonrpc":"2.0","id":1,"result":{}}\n');
      console.log('\u001b[31mred\u001b[0m \u202e');
    },
  ],
  where: [
    {},
    () =>
      console.log(
        [process.cwd(), process.env.NO_COLOR, process.env.COLUMNS, process.env.YARGS_MCP].join(' '),
      ),
  ],
  settings: [{}, () => console.log(JSON.stringify(currentCall()?.settings ?? 'none'))],
};

const facts = {
  upper: { effect: 'read', stdin: 'text' },
  data: {
    effect: 'read',
    output: {
      option: 'json',
      schema: {
        type: 'object',
        properties: { size: { type: 'number' } },
        required: ['size'],
      },
    },
  },
};

const described = {
  upper: [{}, () => process.stdout.write(readFileSync(0, 'utf8').toUpperCase())],
  'data <size>': [
    { json: { type: 'boolean', describe: 'Print JSON' } },
    ({ size, json }) => console.log(json ? JSON.stringify({ size }) : `size: ${size}`),
  ],
};

export function createProgram() {
  const program = yargs().scriptName('many').strict().demandCommand();
  for (const [command, [options, handler]] of Object.entries(commands))
    program.command(command, `Does ${command}`, options, handler);
  for (const [command, [options, handler]] of Object.entries(described)) {
    const [name] = command.split(' ');
    program.command(
      command,
      `Does ${command}`,
      options,
      describeTool((argv) => handler(argv), facts[name]),
    );
  }
  return program.command(
    mcpCommand(createProgram, {
      builder: (yargs) => yargs.option('allow', { type: 'string', array: true }),
      onServe: ({ allow }) => allow && { allow },
    }),
  );
}

if (process.argv[1] === import.meta.filename) createProgram().parse(hideBin(process.argv));
