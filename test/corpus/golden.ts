import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Set to record goldens anew; what changes then is for review. */
const isUpdate = process.env.UPDATE_GOLDENS === '1';

/** Holds a value against a golden file, byte for byte. */
export function expectGolden(file: string, value: unknown): void {
  if (isUpdate) writeFileSync(file, render(value));
  if (!existsSync(file)) {
    throw new Error(`There is no golden '${file}'; run with UPDATE_GOLDENS=1 and review it`);
  }
  expect(render(value)).toBe(readFileSync(file, 'utf8'));
}

/** Holds a value against what is expected, unless a golden of its own records that it differs. */
export function expectLike(expected: unknown, value: unknown, exception: string): void {
  const differs = render(value) !== render(expected);
  if (isUpdate && !differs) rmSync(exception, { force: true });
  if ((isUpdate && differs) || existsSync(exception)) expectGolden(exception, value);
  else expect(asJson(value)).toEqual(asJson(expected));
}

/** As JSON, with a line of its own for what does not fit into one of 100 characters. */
function render(value: unknown): string {
  return `${format(asJson(value), '')}\n`;
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

function format(value: unknown, indent: string): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (indent.length + line.length <= 98 || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = Object.entries(value).map(([key, item]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    return `${inner}${name}${format(item, inner)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}
