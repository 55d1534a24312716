import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ProgramFactory, YargsProgram } from '../../bridge/model/program.js';
import { checkers, type Version, versionNames } from './checkers.js';
import { expectGolden, expectLike } from './golden.js';

/**
 * A case is a folder: `program.js`, which exports `createProgram(yargs)` and runs under every supported version,
 * `inputs.json`, which lists calls of its tools, and a golden file of each kind, recorded under the newest version
 * with `UPDATE_GOLDENS=1`. Where an older version differs from the one before, `<kind>.yargs-<version>.json` says how.
 */
const corpus = fileURLToPath(new URL('.', import.meta.url));
const cases = readdirSync(corpus, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const packages = { '18': 'yargs', '17.7': 'yargs17', '17.0': 'yargs170', '16': 'yargs16' };

async function load(name: string, version: Version): Promise<ProgramFactory> {
  const [{ createProgram }, { default: yargs }] = await Promise.all([
    import(new URL(`${name}/program.js`, import.meta.url).href),
    import(packages[version]),
  ]);
  return () => createProgram(yargs) as YargsProgram;
}

const [newest, ...older] = versionNames;

describe.each(checkers)('$kind', ({ kind, produce, under }) => {
  test.each(cases)('%s', async (name) => {
    const folder = `${corpus}${name}`;
    let value = await produce(await load(name, newest), folder);
    expectGolden(`${folder}/${kind}.json`, value);
    for (const version of older) {
      const other = await produce(await load(name, version), folder);
      expectLike(under(value, version), other, `${folder}/${kind}.yargs-${version}.json`);
      value = other;
    }
  });
});

test('the corpus holds programs, and only their goldens', () => {
  const kinds = checkers.map(({ kind }) => kind).join('|');
  const known = new RegExp(
    `^(program\\.js|inputs\\.json|(${kinds})(\\.yargs-(${older.join('|')}))?\\.json)$`,
  );
  const unknown = cases.flatMap((name) =>
    readdirSync(`${corpus}${name}`).flatMap((file) =>
      known.test(file) ? [] : [`${name}/${file}`],
    ),
  );
  expect(unknown).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(25);
});
