import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { shell } from './devtool.js';
import { leaves } from './leaves.js';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const commands = leaves().map((leaf) => ({ ...leaf, words: leaf.path.join(' ') }));

describe.each(commands)('$words', ({ facts, words }) => {
  test.concurrent.each(facts.examples)('devtool $line', async ({ line, prints }) => {
    const { stdout, stderr, exitCode } = await shell(`devtool ${line}`);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    const printed = stdout.toString().replace(/\n$/, '');
    if (typeof prints === 'string') expect(printed).toBe(prints);
    else expect(printed).toMatch(prints);
  });

  test.concurrent.each(facts.output ? facts.examples : [])(
    'devtool $line --json prints data of the declared schema',
    async ({ line }) => {
      const { stdout } = await shell(`devtool ${line} --json`);
      const validate = ajv.compile(facts.output ?? {});
      const data = JSON.parse(stdout.toString());
      expect(validate(data) ? [] : validate.errors).toEqual([]);
      expect(stdout.toString()).toBe(`${JSON.stringify(data)}\n`);
    },
  );

  test('its examples are of it', () => {
    for (const { line } of facts.examples) expect(line).toMatch(new RegExp(`^${words}(?: |$)`));
  });
});
