import { Console } from 'node:console';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tty from 'node:tty';
import { deprecate } from 'node:util';

const { log } = console;
const { stdout: capturedStdout } = process;

/** Ways to print. */
export const output = {
  'console-log': () => console.log('text', 1, { nested: { deep: [1, 2] } }, null),
  'console-error': () => console.error(new Error('shown').message),
  'console-many': () => {
    for (let i = 0; i < 5000; i += 1) console.log('line', i);
  },
  'console-group-left-open': () => {
    console.group('outer');
    console.log('inside');
  },
  'console-count': () => {
    console.count();
    console.count();
    console.count('named');
  },
  'console-table': () => console.table([{ a: 1, b: 'x' }]),
  'console-dir': () => console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 }),
  'console-trace': () => console.trace('here %s', 'there'),
  'console-assert': () => console.assert(false, 'wrong %d', 5),
  'console-captured-at-import': () => log('by a captured function'),
  'console-replaced': () => {
    const original = console.log;
    console.log = (...words) => original('[mine]', ...words);
    console.log('said');
  },
  'console-of-its-own': () => new Console(process.stdout, process.stderr).error('own console'),
  'console-format': () => console.log('%s is %i and %j %%', 'a', 4.7, { b: 1 }),
  'stdout-bytes': () => process.stdout.write(new Uint8Array([0, 255, 10, 128])),
  'stdout-encoding': () => {
    process.stdout.write('68690a', 'hex');
    process.stdout.write('eW8K', 'base64');
  },
  'stdout-callback': (_) =>
    new Promise((resolve) => process.stdout.write('first\n', () => resolve(console.log('second')))),
  'stdout-reused-buffer': () => {
    const buffer = Buffer.from('one\n');
    process.stdout.write(buffer);
    buffer.write('two\n');
    process.stdout.write(buffer);
  },
  'stdout-split-character': () => {
    const bytes = Buffer.from('é\n');
    process.stdout.write(bytes.subarray(0, 1));
    process.stdout.write(bytes.subarray(1));
  },
  'stdout-captured-at-import': () => capturedStdout.write('by a captured stream\n'),
  'stdout-replaced-write': () => {
    const { write } = process.stdout;
    process.stdout.write = (chunk, ...rest) => write.call(process.stdout, `> ${chunk}`, ...rest);
    console.log('said');
  },
  'stdout-corked': () => {
    process.stdout.cork();
    process.stdout.write('a');
    process.stdout.write('b\n');
    process.nextTick(() => process.stdout.uncork());
  },
  'stdout-backpressure': async () => {
    for (let i = 0; i < 40; i += 1) {
      const full = !process.stdout.write(`${String(i).repeat(8000)}\n`);
      if (full) await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  },
  'stdout-large': () => process.stdout.write('x'.repeat(1_000_000)),
  'stdout-piped-into': () => Readable.from(['a', 'b', 'c\n']).pipe(process.stdout),
  'stdout-pipeline': async () => {
    await pipeline(Readable.from(['a', 'b\n']), process.stdout);
    console.error('piped');
  },
  'stdout-ended': () => {
    process.stdout.on('error', (error) => console.error(error.code));
    process.stdout.end('last\n');
    setTimeout(() => process.stdout.write('later\n'), 20);
  },
  'stdout-destroyed': () => {
    process.stdout.destroy();
    setTimeout(() => process.stdout.write('later\n'), 20);
  },
  'stdout-facts': () => {
    const { fd, isTTY, columns, rows, writable, _type, _isStdio, getColorDepth } = process.stdout;
    console.log({ fd, isTTY, columns, rows, writable, _type, _isStdio, getColorDepth });
    console.log(tty.isatty(0), tty.isatty(1), tty.isatty(2), 'isTTY' in process.stdout);
    console.log(process.stdout === capturedStdout, process.stdout.writableHighWaterMark);
  },
  'stdout-listeners': () => {
    for (let i = 0; i < 5; i += 1) process.stdout.on('resize', () => {});
    console.log(process.stdout.listenerCount('resize'));
  },
  'stdout-blocking': () => {
    process.stdout._handle?.setBlocking(true);
    console.log('blocking');
  },
  'raw-debug': () => process._rawDebug('raw', 1),
  warning: async () => {
    process.emitWarning('careful', { code: 'W1', type: 'OwnWarning' });
    await new Promise((resolve) => setImmediate(resolve));
  },
  deprecation: () => deprecate(() => console.log('old'), 'is old', 'OLD1')(),
  'both-in-turn': () => {
    for (let i = 0; i < 50; i += 1) (i % 2 ? console.error : console.log)(i);
  },
};
