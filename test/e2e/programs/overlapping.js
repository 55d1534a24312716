// Reads and calls that overlap in one process, and what is left of them on `process` afterwards.
import yargs from 'yargs';
import { callTool, createCatalogue } from 'yargs-mcp';

const seen = () => [
  process.exit,
  console.log,
  process.env,
  process.on,
  process.cwd,
  Object.getOwnPropertyDescriptor(process, 'stdout').get,
];
const before = seen();
const createProgram = () => yargs().command('echo <n>', 'Echo', (y) => y.number('n'), echo);

async function echo({ n }) {
  await new Promise((resolve) => setTimeout(resolve, n % 7));
  console.log('n', n);
  if (n % 3 === 0) process.exit(n);
}

const results = await Promise.all(
  Array.from({ length: 30 }, async (_, n) => {
    if (n % 2 === 0) await createCatalogue(createProgram);
    return callTool(createProgram, 'echo', { input: { n } });
  }),
);
const wrong = results.filter(
  ({ content }, n) => !content[0].text.startsWith(`n ${n}\n`) && n % 3 !== 0,
);
const lost = results.filter(
  ({ content }, n) => !content.some(({ text }) => text.includes(`n ${n}\n`)),
);
const after = seen();
console.log(
  JSON.stringify({
    wrong: wrong.length,
    lost: lost.length,
    left: before.filter((value, i) => value !== after[i]).length,
  }),
);
