// Compiled, not run: how a program's own TypeScript meets the public types.
import yargs from 'yargs';
import {
  callTool,
  createCatalogue,
  createServer,
  currentCall,
  describeTool,
  mcpCommand,
} from 'yargs-mcp';

export const createProgram = () =>
  yargs()
    .command(
      'greet <name>',
      'Greet someone',
      (y) => y.positional('name', { type: 'string', demandOption: true }),
      describeTool(({ name }) => console.log(name.toUpperCase()), { effect: 'read' }),
    )
    .command(
      'wait',
      'Wait',
      { seconds: { type: 'number', default: 1 } } as const,
      describeTool(async ({ seconds }) => console.log(seconds.toFixed()), { effect: 'read' }),
    )
    .command({
      command: 'count',
      builder: (y) => y.option('to', { type: 'number', demandOption: true }),
      handler: describeTool((argv: { to: number }) => console.log(argv.to), { effect: 'read' }),
    })
    .command(mcpCommand(createProgram, { builder: (y) => y.option('allow', { type: 'array' }) }));

export async function use() {
  const { tools } = await createCatalogue({ module: new URL(import.meta.url) });
  const { content } = await callTool(createProgram, 'greet', { input: { name: 'Ada' } });
  const server = createServer(createProgram, { prefix: 'demo' });
  await server.close();
  return [tools[0]?.definition.name, content, currentCall()?.signal.aborted];
}

// @ts-expect-error an effect is one of three words
describeTool(() => {}, { effect: 'reads' });

// @ts-expect-error a program is a function or a module, not a path
mcpCommand('./program.js');
