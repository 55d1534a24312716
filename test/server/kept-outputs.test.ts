import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeptOutputs } from '../../bridge/server/kept-outputs.js';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kept-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

const text = { name: 'a.txt', mimeType: 'text/plain' };

test('only this user can read what is kept', async () => {
  const kept = createKeptOutputs({ parent });
  const { path } = await kept.keep(Buffer.from('secret'), text);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
});

test('outputs of one name are kept apart, listed in order, and read by their URI', async () => {
  const kept = createKeptOutputs({ parent });
  const first = await kept.keep(Buffer.from('one'), text);
  const second = await kept.keep(Buffer.from('two'), text);
  expect(kept.list()).toEqual([first, second]);
  expect(await kept.read(first.uri)).toEqual(Buffer.from('one'));
  expect(await kept.read(second.uri)).toEqual(Buffer.from('two'));
});

test('a URI that is not of a kept output reads nothing, whatever file it names', async () => {
  const kept = createKeptOutputs({ parent });
  await kept.keep(Buffer.from('one'), text);
  expect(await kept.read('file:///etc/passwd')).toBeUndefined();
});

test('nothing is made before it is needed, and nothing stays after remove', async () => {
  const kept = createKeptOutputs({ parent });
  await kept.remove();
  expect(readdirSync(parent)).toEqual([]);
  const { path, uri } = await kept.keep(Buffer.from('one'), text);
  await kept.remove();
  expect(readdirSync(parent)).toEqual([]);
  expect(existsSync(path)).toBe(false);
  expect(await kept.read(uri)).toBeUndefined();
});

test('a folder that could not be made is tried again, and keeps nobody from ending', async () => {
  const missing = join(parent, 'missing');
  const kept = createKeptOutputs({ parent: missing });
  await expect(kept.keep(Buffer.from('one'), text)).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(kept.remove()).resolves.toBeUndefined();
  await expect(kept.keep(Buffer.from('one'), text)).rejects.toMatchObject({ code: 'ENOENT' });
  mkdirSync(missing);
  const { uri } = await kept.keep(Buffer.from('two'), text);
  expect(await kept.read(uri)).toEqual(Buffer.from('two'));
});

test('beyond the limit the oldest go, and the newest always stays', async () => {
  const kept = createKeptOutputs({ parent, limit: 10 });
  const [first, second] = [
    await kept.keep(Buffer.alloc(6), text),
    await kept.keep(Buffer.alloc(4), text),
  ];
  expect(kept.list()).toEqual([first, second]);
  const third = await kept.keep(Buffer.alloc(6), text);
  expect(kept.list()).toEqual([second, third]);
  expect(existsSync(first.path)).toBe(false);
  const large = await kept.keep(Buffer.alloc(20), text);
  expect(kept.list()).toEqual([large]);
});
