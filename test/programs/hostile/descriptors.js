import fs, { createWriteStream, writeSync } from 'node:fs';
import fsp from 'node:fs/promises';
import { promisify } from 'node:util';

const written = (action) =>
  new Promise((resolve, reject) => action((error) => (error ? reject(error) : resolve())));
const failure = (action) => {
  try {
    return action();
  } catch (error) {
    return error.message;
  }
};

/** Ways to print that know nothing of streams. */
export const descriptors = {
  'write-sync': () => {
    fs.writeSync(1, 'text\n');
    fs.writeSync(1, Buffer.from('_bytes\n'), 1);
    fs.writeSync(1, Buffer.from('xxpartxx'), { offset: 2, length: 4 });
    fs.writeSync(2, '68690a', null, 'hex');
  },
  'write-sync-by-name': () => console.log(writeSync(1, 'named import\n')),
  'write-callback': () =>
    written((done) =>
      fs.write(1, 'called back\n', (error, bytes) => done(error, console.log(bytes))),
    ),
  'write-promisified': async () => {
    const { bytesWritten } = await promisify(fs.write)(1, Buffer.from('promised\n'));
    console.log(bytesWritten);
  },
  'writev-sync': () => fs.writevSync(1, [Buffer.from('a'), Buffer.from('b\n')]),
  'write-file-descriptor': () => fs.writeFileSync(1, 'whole\n'),
  'append-file-descriptor': () => written((done) => fs.appendFile(2, 'appended\n', done)),
  'write-file-name': () => fs.writeFileSync('/dev/stdout', 'by name\n'),
  'append-file-name': () => fs.appendFileSync('/dev/stderr', 'by name\n'),
  'write-file-proc': () => fs.writeFileSync('/proc/self/fd/1', 'by proc\n'),
  'write-file-promises': () => fsp.writeFile('/dev/stdout', 'by promise\n'),
  'open-name': () => {
    const fd = fs.openSync('/dev/stdout', 'w');
    fs.writeSync(fd, 'opened\n');
    fs.closeSync(fd);
    console.log('still open');
  },
  'open-name-callback': () =>
    written((done) =>
      fs.open('/dev/fd/1', 'a', (_, fd) => fs.write(fd, 'opened\n', () => fs.close(fd, done))),
    ),
  'open-handle': async () => {
    const handle = await fsp.open('/dev/stdout', 'w');
    const { bytesWritten } = await handle.write('handled\n');
    await handle.writeFile('whole\n');
    await handle.close();
    console.log(bytesWritten);
  },
  'handle-stream': async () => {
    const handle = await fsp.open('/dev/stdout', 'w');
    await written((done) => handle.createWriteStream().end('streamed\n', done));
  },
  'stream-of-descriptor': () => {
    console.log('before');
    createWriteStream('', { fd: 1 })
      .end('streamed\n')
      .on('close', () => console.log('unheard'));
  },
  'stream-of-name': () => written((done) => createWriteStream('/dev/stdout').end('named\n', done)),
  'close-standard': () => {
    fs.closeSync(1);
    console.log('unheard');
    console.error(failure(() => fs.closeSync(1)));
    console.error(failure(() => fs.writeSync(1, 'x')));
  },
  'close-then-stream': () => {
    process.stdout.write('a\n');
    process.stdout.on('error', ({ code, syscall }) => console.error(code, syscall));
    fs.closeSync(1);
    process.stdout.write('b\n');
  },
  'wrong-direction': () => {
    console.log(failure(() => fs.readSync(1, Buffer.alloc(1))));
    console.log(failure(() => fs.writeSync(0, 'x')));
  },
  'wrong-data': () => console.log(failure(() => fs.writeSync(1, 42))),
  'sync-a-pipe': () => {
    console.log(failure(() => fs.fsyncSync(1)));
    console.log(failure(() => fs.ftruncateSync(1)));
  },
  'stat-output': () => {
    console.log(fs.fstatSync(1).isFIFO(), fs.fstatSync(2, { bigint: true }).isFIFO());
    console.log(fs.statSync('/dev/stdout').isFIFO());
  },
  'open-terminal': () => console.log(failure(() => fs.openSync('/dev/tty', 'r+'))),
};
