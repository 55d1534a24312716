import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCatalogue } from '../../bridge/model/errors.js';

test('docs/errors.md lists the errors as the catalogue does', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm)].map(([, code, means]) => [
    code,
    means,
  ]);
  expect(listed).toEqual(Object.entries(errorCatalogue));
});
