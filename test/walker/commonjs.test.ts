import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { walk } from '../../bridge/walker/walk.js';

const require = createRequire(import.meta.url);
const corpus = new URL('../corpus/', import.meta.url);
const cases = readdirSync(corpus, { withFileTypes: true }).filter((entry) => entry.isDirectory());

// 18 has no CommonJS build; those of the others are bundled and minified.
describe.each(['yargs17', 'yargs170', 'yargs16'])('the CommonJS build of %s', (name) => {
  test.each(cases)('is read as the other is: $name', async ({ name: program }) => {
    const { createProgram } = await import(new URL(`${program}/program.js`, corpus).href);
    const { default: yargs } = await import(name);
    const expected = await walk(() => createProgram(yargs));
    expect(await walk(() => createProgram(require(name)))).toEqual(expected);
  });
});
