import { exec, execFile, execFileSync, execSync, fork, spawn, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

const closed = (child) =>
  new Promise((resolve) => {
    child.on('exit', (code, signal) => console.log('exit', code, signal));
    child.on('close', (code) => resolve(console.log('close', code)));
  });
const failure = (action) => {
  try {
    return action();
  } catch (error) {
    return error;
  }
};
const script = 'echo out; echo err >&2; exit 3';
const threaded = (code, options) =>
  new Promise((resolve) => {
    new Worker(code, { eval: true, ...options }).on('exit', (exit) =>
      resolve(console.log('thread', exit)),
    );
  });

/** Processes and threads of a command's own. */
export const children = {
  'child-inherits': () => closed(spawn('sh', ['-c', script], { stdio: 'inherit' })),
  'child-inherits-one': async () => {
    const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk) => console.log('piped', String(chunk)));
    console.log(child.stdin, child.stderr, child.stdio.length);
    await closed(child);
  },
  'child-inherits-numbers': () => closed(spawn('sh', ['-c', script], { stdio: [0, 1, 2] })),
  'child-inherits-crossed': () => closed(spawn('sh', ['-c', script], { stdio: ['ignore', 2, 1] })),
  'child-inherits-streams': () =>
    closed(spawn('sh', ['-c', script], { stdio: ['ignore', process.stdout, process.stderr] })),
  'child-inherits-third': () =>
    closed(spawn('sh', ['-c', 'echo third >&3'], { stdio: ['ignore', 'ignore', 'ignore', 1] })),
  'child-inherits-much': () =>
    closed(spawn('sh', ['-c', 'yes line | head -n 200000'], { stdio: 'inherit' })),
  'child-piped-on': () => {
    const child = spawn('sh', ['-c', script]);
    child.stdout.pipe(process.stdout);
    child.stderr.pipe(process.stderr);
    return closed(child);
  },
  'child-executed': async () => {
    const { stdout, stderr } = await promisify(exec)('echo out; echo err >&2');
    console.log({ stdout, stderr });
  },
  'child-failed': () => {
    execFile('sh', ['-c', script], (error, stdout) =>
      console.log(error.message, error.code, stdout),
    );
  },
  'child-missing': () => {
    spawn('no-such-program', { stdio: 'inherit' }).on('error', ({ message }) =>
      console.log(message),
    );
  },
  'child-killed': () => {
    const child = spawn('sleep', ['10'], { stdio: 'inherit' });
    setTimeout(() => child.kill(), 10);
    return closed(child);
  },
  'child-timed-out': () => closed(spawn('sleep', ['10'], { stdio: 'inherit', timeout: 20 })),
  'child-fed': () => {
    const child = spawn('cat', { stdio: ['pipe', 'inherit', 'inherit'] });
    child.stdin.end('fed\n');
    return closed(child);
  },
  'child-forked': () => {
    const child = fork(new URL('./child.js', import.meta.url), ['one']);
    child.on('message', (message) => console.log('message', message));
    child.send('ping');
    return closed(child);
  },
  'child-forked-silent': () => {
    const child = fork(new URL('./child.js', import.meta.url), { silent: true });
    child.stdout.on('data', (chunk) => console.log('silent', String(chunk)));
    child.send('ping');
    return closed(child);
  },
  'child-of-shell': () =>
    closed(spawn('echo $0 $HOME_OF', { shell: true, stdio: 'inherit', env: { HOME_OF: 'x' } })),
  'child-with-grandchild': () =>
    closed(spawn('sh', ['-c', '(sleep 1; echo grandchild) & echo child'], { stdio: 'inherit' })),
  'child-not-awaited': () => {
    spawn('sh', ['-c', 'sleep 0.05; echo not awaited'], { stdio: 'inherit' });
  },
  'child-unreferenced': () => {
    const child = spawn('sh', ['-c', 'echo unreferenced'], { stdio: 'inherit', detached: true });
    child.unref();
  },
  'sync-inherits': () => console.log(spawnSync('sh', ['-c', script], { stdio: 'inherit' }).output),
  'sync-inherits-one': () => {
    const { stdout, stderr, status } = spawnSync('sh', ['-c', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    console.log({ stdout, stderr, status });
  },
  'sync-piped': () => console.log(String(spawnSync('sh', ['-c', script]).stderr)),
  'sync-fed': () => console.log(spawnSync('cat', { input: 'fed', encoding: 'utf8' }).stdout),
  'sync-missing': () => console.log(spawnSync('no-such-program').error.message),
  'sync-executed': () => console.log(String(execSync('echo out; echo err >&2'))),
  'sync-executed-inherits': () =>
    console.log(execSync('echo out; echo err >&2', { stdio: 'inherit' })),
  'sync-executed-failed': () => {
    const { message, status, stderr } = failure(() => execSync(script, { stdio: 'pipe' }));
    console.log({ message, status, stderr: String(stderr) });
  },
  'sync-executed-failed-inherits': () => {
    const { message, status, stderr, stdout } = failure(() =>
      execSync(script, { stdio: 'inherit' }),
    );
    console.log({ message, status, stderr, stdout });
  },
  'sync-executed-uncaught': () => execSync('exit 3'),
  'sync-file-executed': () =>
    console.log(execFileSync('cat', ['-'], { input: 'fed', encoding: 'utf8', maxBuffer: 100 })),
  'sync-file-failed': () => console.log(failure(() => execFileSync('sh', ['-c', script])).message),
  'sync-buffer-exceeded': () =>
    console.log(failure(() => execSync('yes | head -c 5000', { maxBuffer: 100 })).code),
  'sync-timed-out': () => console.log(failure(() => execSync('sleep 5', { timeout: 30 })).code),
  'thread-prints': () => threaded('console.log("from a thread"); console.error("err")'),
  'thread-writes-descriptor': () => threaded('require("fs").writeSync(1, "by descriptor\\n")'),
  'thread-runs-child': () =>
    threaded('require("child_process").execSync("echo child of a thread", { stdio: "inherit" })'),
  'thread-exits': () => threaded('process.exit(4)'),
  'thread-fails': async () => {
    const worker = new Worker('throw new Error("in a thread")', { eval: true });
    await new Promise((resolve) =>
      worker.on('error', ({ message }) => resolve(console.log(message))),
    );
  },
  'thread-looks-around': () => {
    process.chdir('/');
    process.env.SEEN = 'yes';
    return threaded(
      'console.log(process.env.SEEN, process.env.HOSTILE, Object.keys(process.env).length > 1)',
    );
  },
};
