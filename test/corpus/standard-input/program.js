const facts = Symbol.for('yargs-mcp.facts');

/** A command that reads standard input, as its facts say. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('standard-input')
    .command(
      'count [unit]',
      'Counts what it reads',
      (y) => y.positional('unit', { choices: ['bytes', 'lines'], default: 'bytes' }),
      Object.assign(count, { [facts]: { effect: 'read', stdin: 'text' } }),
    );
}

async function count({ unit }) {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  console.log(unit === 'lines' ? bytes.toString().split('\n').length : bytes.length, unit);
}
