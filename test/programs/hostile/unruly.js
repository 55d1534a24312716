import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { MessageChannel, Worker } from 'node:worker_threads';

const forever = new Promise(() => {});
const ready = (emitter, event) => new Promise((resolve) => emitter.once(event, resolve));
const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What would never end in a terminal, or outlives its call in a server. */
export const unruly = {
  'leaves-interval': () => {
    setInterval(() => {}, 10_000);
    console.log('left');
  },
  'leaves-long-timer': () => {
    setTimeout(() => {}, 3_600_000);
    console.log('left');
  },
  'leaves-server': async () => {
    await ready(net.createServer().listen(0), 'listening');
    console.log('left');
  },
  'leaves-socket': async () => {
    const server = net.createServer(() => {}).listen(0, '127.0.0.1');
    await ready(server, 'listening');
    await ready(net.connect(server.address().port, '127.0.0.1'), 'connect');
    server.unref();
    console.log('left');
  },
  'leaves-watcher': () => {
    fs.watch('/tmp');
    console.log('left');
  },
  'leaves-channel': () => {
    new MessageChannel().port1.on('message', () => {});
    console.log('left');
  },
  'leaves-ticking': () => {
    setInterval(() => console.log('tick'), 20);
  },
  'waits-for-ever': async () => {
    console.log('waiting');
    setInterval(() => {}, 10_000);
    await forever;
  },
  'waits-and-listens': async () => {
    process.on('SIGTERM', (signal) => {
      console.log('heard', signal);
      process.exit(7);
    });
    setInterval(() => {}, 10_000);
    await forever;
  },
  'waits-and-ignores': async () => {
    process.on('SIGTERM', () => console.log('ignored'));
    setInterval(() => {}, 10_000);
    await forever;
  },
  'waits-for-child': async () => {
    const child = spawn('sleep', ['60'], { stdio: 'inherit' });
    console.log(child.pid);
    await ready(child, 'exit');
  },
  'waits-for-deaf-child': async () => {
    const child = spawn('sh', ['-c', 'trap "" TERM INT; echo $$; sleep 60 & wait; sleep 60'], {
      stdio: 'inherit',
    });
    await ready(child, 'exit');
  },
  'waits-for-sync-child': () => {
    console.log('before');
    spawnSync('sh', ['-c', 'trap "" TERM; sleep 60'], { stdio: 'inherit' });
    console.log('unheard');
  },
  'exits-beside-child': async () => {
    const child = spawn('sleep', ['60'], { stdio: 'inherit' });
    console.log(child.pid);
    await ready(child, 'spawn');
    process.exit(2);
  },
  'exits-beside-lasting-child': async () => {
    const child = spawn('sleep', ['120'], { stdio: 'ignore', detached: true });
    child.unref();
    console.log(child.pid);
    await ready(child, 'spawn');
  },
  'exits-beside-thread': async () => {
    await ready(new Worker('setInterval(() => console.log("tick"), 5)', { eval: true }), 'online');
    process.exit(2);
  },
  'goes-on-after-its-end': async () => {
    Promise.resolve().then(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50).unref());
      for (let i = 0; i < 30; i += 1) {
        await Promise.race([later(5), new Promise((resolve) => fs.stat('/', resolve))]);
        console.log('unheard');
        process.exitCode = 99;
        setInterval(() => console.log('unheard'), 1);
        Promise.reject(new Error('unheard'));
        try {
          spawn('touch', [`/tmp/hostile-unheard-${process.pid}`]);
          console.error('unheard');
        } catch {}
        try {
          process.exit(98);
        } catch {}
      }
      process.kill(process.pid, 'SIGKILL');
    });
    await later(5);
    process.exit(3);
  },
  'throws-after-its-end': async () => {
    setTimeout(() => {
      throw new Error('unheard');
    }, 1).unref();
    fs.readFile('/etc/hostname', () => {
      throw new Error('unheard');
    });
    process.exit(3);
  },
  'prints-without-end': async () => {
    for (;;) {
      process.stdout.write('x'.repeat(65_536));
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
};
