#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/cli/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  const directory = fileURLToPath(new URL('..', import.meta.url));
  console.error(`error: devtool is not built yet\nhint: Run 'npm run build' in '${directory}'`);
  process.exitCode = 1;
}
