const facts = Symbol.for('yargs-mcp.facts');

/** A command that prints JSON on demand, as its facts declare. */
export function createProgram(yargs) {
  return yargs()
    .scriptName('declared-output')
    .command(
      'size <path>',
      'Says how long a path is',
      (y) =>
        y
          .positional('path', { type: 'string', describe: 'Path' })
          .option('json', { type: 'boolean', describe: 'As JSON' }),
      Object.assign(say, { [facts]: { effect: 'read', output: { schema, option: 'json' } } }),
    );
}

const schema = {
  type: 'object',
  properties: { path: { type: 'string' }, size: { type: 'integer' } },
  required: ['path', 'size'],
};

function say({ path, json }) {
  const size = path.length;
  console.log(json ? JSON.stringify({ path, size }) : `${path} has a length of ${size}`);
}
