import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import readline from 'node:readline';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';

const ended = (emitter) => new Promise((resolve) => emitter.on('close', resolve));

/** Ways to read standard input. Each is also run with none. */
export const input = {
  'input-events': () => {
    let all = '';
    process.stdin.on('data', (chunk) => {
      all += chunk;
    });
    process.stdin.on('end', () => console.log('read', JSON.stringify(all)));
  },
  'input-late-listener': async () => {
    const chunks = [];
    process.stdin.on('data', (chunk) => chunks.push(chunk));
    await Promise.resolve();
    await new Promise((resolve) => process.stdin.on('end', resolve));
    console.log(Buffer.concat(chunks).length);
  },
  'input-iterated': async () => {
    for await (const chunk of process.stdin) console.log('chunk', String(chunk).length);
  },
  'input-readable': () => {
    process.stdin.setEncoding('utf8');
    process.stdin.on('readable', () => {
      for (let chunk = process.stdin.read(); chunk !== null; chunk = process.stdin.read()) {
        process.stdout.write(chunk.toUpperCase());
      }
    });
  },
  'input-consumed': async () => console.log((await text(process.stdin)).length),
  'input-piped': () => process.stdin.pipe(process.stdout),
  'input-read-file-sync': () => console.log(fs.readFileSync(0, 'utf8').length),
  'input-read-file-name': () => console.log(fs.readFileSync('/dev/stdin').length),
  'input-read-file-callback': () => fs.readFile(0, 'utf8', (_, all) => console.log(all.length)),
  'input-read-file-promises': async () => console.log((await fsp.readFile('/dev/stdin')).length),
  'input-read-sync': () => {
    const buffer = Buffer.alloc(3);
    let read = fs.readSync(0, buffer);
    while (read > 0) {
      console.log(read, buffer.toString('utf8', 0, read));
      read = fs.readSync(0, buffer, 0, 3, null);
    }
  },
  'input-read-handle': async () => {
    const handle = await fsp.open('/dev/stdin', 'r');
    console.log(await handle.readFile('utf8'));
    await handle.close();
  },
  'input-stream-of-descriptor': async () =>
    console.log(await text(fs.createReadStream('', { fd: 0 }))),
  'input-lines': () => {
    const lines = readline.createInterface({ input: process.stdin });
    lines.on('line', (line) => console.log('line', line)).on('close', () => console.log('closed'));
  },
  'input-lines-iterated': async () => {
    for await (const line of readline.createInterface({ input: process.stdin })) console.log(line);
  },
  'input-question': async () => {
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    prompt.on('close', () => console.log('closed'));
    console.log('answer', await prompt.question('name? '));
    prompt.close();
  },
  'input-stat': () => console.log(fs.fstatSync(0).isFIFO(), fs.fstatSync(0).isFile()),
  'input-facts': () => {
    const { fd, isTTY, setRawMode, readable } = process.stdin;
    console.log({ fd, isTTY, setRawMode, readable });
  },
  'input-unused': () => {
    process.stdin.resume();
    process.stdin.unref?.();
    console.log('done');
  },
  'input-half-used': async () => {
    const [first] = await new Promise((resolve) =>
      process.stdin.once('data', (chunk) => resolve(chunk)).once('end', () => resolve('')),
    );
    console.log(first);
    process.stdin.destroy();
  },
  'input-of-child': () => ended(spawn('cat', { stdio: 'inherit' })),
  'input-unread-by-child': () => ended(spawn('true', { stdio: 'inherit' })),
  'input-unread-by-sync-child': () => {
    const { status, error } = spawnSync('true', { stdio: 'inherit' });
    console.log(status, error);
  },
  'input-of-sync-child': () => {
    spawnSync('cat', { stdio: ['inherit', 'inherit', 'inherit'] });
  },
};
