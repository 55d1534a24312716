import { AsyncResource } from 'node:async_hooks';
import { exec } from 'node:child_process';
import { pbkdf2, randomBytes } from 'node:crypto';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { setInterval as ticks } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { gzip } from 'node:zlib';

const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Work that goes on after the handler has returned. */
export const lifetimes = {
  'late-timer': () => {
    setTimeout(() => console.log('late'), 30);
  },
  'late-timer-chain': () => {
    let left = 10;
    const next = () => (left-- > 0 ? setTimeout(next, 1) : console.log('end of chain'));
    next();
  },
  'late-immediates': () => {
    let left = 50;
    const next = () => (left-- > 0 ? setImmediate(next) : console.log('end of immediates'));
    next();
  },
  'late-interval': () => {
    let left = 4;
    const timer = setInterval(() => {
      console.log(left);
      left -= 1;
      if (left === 0) clearInterval(timer);
    }, 2);
  },
  'late-promises': () => {
    (async () => {
      for (let i = 0; i < 100; i += 1) await null;
      console.log('end of promises');
    })();
  },
  'late-work': () => {
    (async () => {
      await later(5);
      await fs.promises.readFile('/dev/null');
      await later(5);
      console.log('worked');
    })();
  },
  'timer-unreferenced': () => {
    setTimeout(() => console.log('unheard'), 5_000).unref();
    console.log('done');
  },
  'timer-referenced-again': () => {
    const timer = setTimeout(() => console.log('late'), 20).unref();
    timer.ref();
  },
  'timer-cleared': () => clearTimeout(setTimeout(() => {}, 60_000)),
  'timers-iterated': async () => {
    let count = 0;
    for await (const _ of ticks(1)) if (++count === 3) break;
    console.log(count);
  },
  'abort-timeout': async () => {
    const signal = AbortSignal.timeout(10);
    setTimeout(() => {}, 30);
    await once(signal, 'abort');
    console.log(signal.reason.name);
  },
  'file-callbacks': () => {
    fs.readFile('/etc/hostname', () => fs.stat('/etc/hostname', () => console.log('stated')));
  },
  'file-promises': () => {
    fs.promises.readdir('/').then(() => console.log('listed'));
  },
  'file-streamed': () => {
    let length = 0;
    fs.createReadStream('/etc/passwd')
      .on('data', (chunk) => {
        length += chunk.length;
      })
      .on('close', () => console.log(length > 0));
  },
  hash: () => {
    pbkdf2('a', 'b', 1000, 16, 'sha256', (_, key) => console.log(key.length));
  },
  random: () => {
    randomBytes(8, (_, bytes) => console.log(bytes.length));
  },
  compress: () => {
    gzip('a'.repeat(100_000), (_, bytes) => console.log(bytes.length > 0));
  },
  lookup: () => {
    dns.lookup('localhost', () => console.log('looked up'));
  },
  'http-request': () => {
    const server = http.createServer((_, response) => response.end('hello'));
    server.listen(0, '127.0.0.1', () => {
      http.get({ port: server.address().port, agent: false }, (response) => {
        response.on('data', (chunk) => console.log(String(chunk)));
        response.on('end', () => server.close());
      });
    });
  },
  fetch: async () => {
    const server = http.createServer((_, response) => response.end('fetched'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const response = await fetch(`http://127.0.0.1:${server.address().port}/`);
    console.log(await response.text());
    server.close();
    server.closeAllConnections();
  },
  'socket-talk': () => {
    const server = net.createServer((socket) => socket.end('over a socket\n'));
    server.listen(0, '127.0.0.1', () => {
      net
        .connect(server.address().port, '127.0.0.1')
        .on('end', () => server.close())
        .pipe(process.stdout);
    });
  },
  'socket-listened-to': () => {
    const server = net.createServer((socket) => {
      socket.on('data', (chunk) => console.log('heard', String(chunk)));
      socket.on('end', () => server.close());
    });
    server.listen(0, '127.0.0.1', () =>
      net.connect(server.address().port, '127.0.0.1').end('words'),
    );
  },
  'socket-refused': () => {
    net.connect(1, '127.0.0.1').on('error', ({ code }) => console.log(code));
  },
  'socket-unreachable': () => {
    net.connect(80, '255.255.255.255').on('error', () => console.log('unreachable'));
  },
  datagram: () => {
    const socket = dgram.createSocket('udp4');
    socket.on('message', (message) => socket.close(() => console.log(String(message))));
    socket.bind(0, '127.0.0.1', () => socket.send('datagram', socket.address().port, '127.0.0.1'));
  },
  'channel-closed': () => {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (message) => {
      console.log(message);
      port1.close();
    });
    port2.postMessage('through a channel');
  },
  'child-after-return': () => {
    exec('sleep 0.05; echo from a child', (_, stdout) => process.stdout.write(stdout));
  },
  'resource-of-its-own': () => {
    new AsyncResource('Own');
    console.log('done');
  },
  'import-late': () => {
    import('node:url')
      .then(({ URL: Url }) => import(new Url('./neighbours.js', import.meta.url).href))
      .then(({ greeting }) => console.log(greeting));
  },
  'server-closed-late': () => {
    const server = net.createServer().listen(0);
    setTimeout(() => server.close(() => console.log('closed')), 20);
  },
};
