import { expect, test } from 'vitest';
import {
  findCycles,
  folderLaws,
  isOurs,
  packageLaws,
  processAllowed,
  sharedInSrc,
} from './architecture/laws.js';
import { parseSource, readSources } from './architecture/sources.js';

const sources = readSources();

test('every folder imports only what the table in docs/architecture.md allows', () => {
  const broken = sources.flatMap((source) => {
    const law = folderLaws.find(({ from }) => from.test(source.path));
    if (!law) return [`${source.path} is in no folder of the table`];
    return source.imports
      .filter((i) => isOurs(i) || i.target === 'yargs-mcp')
      .filter((i) => !law.may.some((allowed) => allowed.test(i.target)))
      .map((i) => `${source.path} imports ${i.specifier}`);
  });
  expect(broken).toEqual([]);
});

test('a tool of src imports its own folder, the context and shared nouns only', () => {
  const broken = sources
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, imports }) => {
      const own = `${path.split('/').slice(0, 2).join('/')}/`;
      return imports
        .filter((i) => isOurs(i) && !i.target.startsWith(own) && !sharedInSrc.test(i.target))
        .map((i) => `${path} imports ${i.specifier}`);
    });
  expect(broken).toEqual([]);
});

test('yargs, the SDK, child processes and worker threads stay where they are allowed', () => {
  const broken = sources.flatMap(({ path, imports }) =>
    packageLaws.flatMap(({ what, allowed, typesAllowed }) =>
      imports
        .filter((i) => what.test(i.target) && !allowed.test(path))
        .filter((i) => !(i.typeOnly && typesAllowed?.test(path)))
        .map((i) => `${path} imports ${i.specifier}`),
    ),
  );
  expect(broken).toEqual([]);
});

test('the process global is used only where the outside world comes in', () => {
  const broken = sources
    .filter((s) => s.usesProcess && !processAllowed.test(s.path))
    .map((s) => s.path);
  expect(broken).toEqual([]);
});

test('nothing inside the bridge imports its entry, and only the entry re-exports', () => {
  const inside = sources
    .filter((s) => s.imports.some((i) => i.target === 'bridge/index.ts'))
    .map((s) => s.path);
  const reexporting = sources
    .filter((s) => s.reexports && s.path !== 'bridge/index.ts')
    .map((s) => s.path);
  expect({ inside, reexporting }).toEqual({ inside: [], reexporting: [] });
});

test('no import cycle, type imports included', () => {
  expect(findCycles(sources)).toEqual([]);
});

test('no file is called after nothing', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc)(\.ts|\/)/;
  expect(sources.map((s) => s.path).filter((path) => vague.test(path))).toEqual([]);
});

test('files have at most 250 lines, half of them at most 100', () => {
  const long = sources.filter((s) => s.lines > 250).map((s) => `${s.path}: ${s.lines}`);
  const sorted = sources.map((s) => s.lines).sort((a, b) => a - b);
  expect(long).toEqual([]);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(100);
});

test('functions have at most 50 lines', () => {
  const long = sources.flatMap((s) =>
    s.functions
      .filter((f) => f.lines > 50)
      .map((f) => `${s.path}:${f.line} ${f.name}: ${f.lines} lines`),
  );
  expect(long).toEqual([]);
});

test('functions take at most three parameters', () => {
  const wide = sources.flatMap((s) =>
    s.functions.filter((f) => f.parameters > 3).map((f) => `${s.path}:${f.line} ${f.name}`),
  );
  expect(wide).toEqual([]);
});

test('what the laws look at is seen in every form', () => {
  const text = [
    "import type { A } from './a.js';",
    "export { b } from '../schema/b.js';",
    "type C = import('./c.js').C;",
    "const d = await import('@modelcontextprotocol/sdk/types.js');",
    "import { spawn } from 'child_process';",
    'const { env } = process;',
    'function wide(a, b, c, d) {}',
  ].join('\n');
  const source = parseSource('bridge/walker/x.ts', text);
  expect(source.imports.map((i) => [i.target, i.typeOnly])).toEqual([
    ['bridge/walker/a.ts', true],
    ['bridge/schema/b.ts', false],
    ['bridge/walker/c.ts', true],
    ['@modelcontextprotocol/sdk', false],
    ['node:child_process', false],
  ]);
  expect(source).toMatchObject({ reexports: true, usesProcess: true });
  expect(source.functions[0]).toMatchObject({ name: 'wide', line: 7, parameters: 4 });
  expect(parseSource('a.ts', 'f(process)').usesProcess).toBe(true);
  expect(parseSource('a.ts', 'const { process } = tools; tools.process').usesProcess).toBe(false);
});

test('a cycle is found', () => {
  const a = parseSource('src/a.ts', "import type { B } from './b.js';");
  const b = parseSource('src/b.ts', "import './a.js';");
  expect(findCycles([a, b])).toEqual([['src/a.ts', 'src/b.ts']]);
});
