import { execSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import processModule, { argv as importedArgv, env as importedEnv } from 'node:process';
import { inspect } from 'node:util';

const inTemporary = (use) => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-'));
  process.chdir(directory);
  try {
    return use(directory);
  } finally {
    fs.rmSync(directory, { recursive: true });
  }
};
const failure = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.code} ${error.message} ${error.path} ${error.dest}`;
  }
};

/** What a process has to itself. */
export const surroundings = {
  directory: () => console.log(process.cwd(), path.resolve('a')),
  'directory-changed': () => {
    process.chdir('/usr');
    process.chdir('lib');
    console.log(process.cwd(), path.resolve('..'), fs.existsSync('../bin'));
  },
  'directory-missing': () => {
    console.log(failure(() => process.chdir('no such place')).replace(process.cwd(), 'HERE'));
  },
  'directory-wrong-type': () => process.chdir(5),
  'directory-of-files': () =>
    inTemporary((directory) => {
      fs.writeFileSync('a.txt', 'content');
      fs.mkdirSync('b/c', { recursive: true });
      fs.copyFileSync('a.txt', 'b/d.txt');
      fs.renameSync('b/d.txt', './b/e.txt');
      fs.symlinkSync('a.txt', 'link');
      console.log(
        fs.readFileSync(path.join(directory, 'b/e.txt'), 'utf8'),
        fs.readlinkSync('link'),
      );
      console.log(fs.readdirSync('.').join(), fs.readFileSync('link', 'utf8'));
      console.log(fs.mkdirSync('x/y', { recursive: true }), fs.mkdtempSync('t-').length);
      console.log(fs.realpathSync('b') === fs.realpathSync(path.join(directory, 'b')));
      console.log(
        fs.realpathSync.native('b') === fs.realpathSync.native(path.join(directory, 'b')),
      );
      for (const { name, path: parent } of fs.readdirSync('b', { withFileTypes: true }))
        console.log(name, parent);
      fs.rmSync('b', { recursive: true });
      console.log(fs.existsSync('b'), fs.statSync('a.txt').size);
    }),
  'directory-of-errors': () =>
    inTemporary(() => {
      console.log(failure(() => fs.readFileSync('missing.txt')));
      console.log(failure(() => fs.renameSync('missing.txt', 'other.txt')));
      console.log(failure(() => fs.openSync('./missing.txt')));
      console.log(failure(() => fs.readFileSync('')));
    }),
  'directory-of-promises': async () => {
    process.chdir('/etc');
    console.log((await fs.promises.readFile('hostname')).length > 0);
    await fs.promises.readFile('missing').catch(({ message }) => console.log(message));
    fs.readFile('missing', (error) => console.log(error.message, error.path));
    fs.createReadStream('missing').on('error', (error) => console.log(error.message));
  },
  'directory-of-children': () => {
    process.chdir('/usr');
    console.log(
      execSync('pwd', { encoding: 'utf8' }),
      execSync('pwd', { cwd: 'lib', encoding: 'utf8' }),
    );
  },
  'environment-changed': () => {
    process.env.HOSTILE = 5;
    process.env.GONE = undefined;
    delete process.env.NO_COLOR;
    console.log(process.env.HOSTILE, process.env.GONE, 'NO_COLOR' in process.env);
    console.log(Object.keys(process.env).includes('HOSTILE'), { ...process.env }.HOSTILE);
    console.log(execSync('echo $HOSTILE $NO_COLOR', { encoding: 'utf8' }), importedEnv.HOSTILE);
  },
  'environment-replaced': () => {
    process.env = { PATH: process.env.PATH, ONLY: 'this' };
    console.log(Object.keys(process.env), execSync('echo $ONLY', { encoding: 'utf8' }));
  },
  'environment-file': () =>
    inTemporary(() => {
      fs.writeFileSync('.env', 'FROM_FILE=yes\nNO_COLOR=kept');
      process.loadEnvFile();
      console.log(process.env.FROM_FILE, process.env.NO_COLOR);
    }),
  words: () => {
    process.argv.push('--added');
    console.log(process.argv.length, process.argv.at(-1), importedArgv.includes('--added'));
    console.log(
      Array.isArray(process.argv),
      JSON.stringify(process.argv.slice(2)),
      path.basename(process.argv[1]),
    );
  },
  'words-shown': () => {
    console.log(process.argv, importedArgv);
    console.log(structuredClone(process.argv).length, [...process.argv].length);
  },
  'environment-shown': () => {
    for (const env of [process.env, importedEnv])
      console.log(inspect(env).includes("NO_COLOR: '1'"));
    console.log(
      JSON.stringify(process.env).includes('NO_COLOR'),
      structuredClone({ ...process.env }).COLUMNS,
    );
  },
  'words-replaced': () => {
    process.argv = ['a', 'b'];
    console.log(process.argv);
  },
  mask: () =>
    inTemporary(() => {
      console.log(process.umask(0o077).toString(8), process.umask().toString(8));
      fs.writeFileSync('file', '');
      fs.mkdirSync('directory');
      fs.closeSync(fs.openSync('opened', 'w', 0o666));
      for (const name of ['file', 'directory', 'opened']) {
        console.log(name, (fs.statSync(name).mode & 0o777).toString(8));
      }
    }),
  'listeners-of-signals': () => {
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => {});
    console.log(process.listenerCount('SIGINT'), process.eventNames().includes('SIGTERM'));
  },
  'listeners-removed': () => {
    process.removeAllListeners();
    process.on('exit', () => console.log('exit'));
    process.removeAllListeners('exit');
    console.log(process.listeners('exit').length);
  },
  'listeners-of-its-own': () => {
    process.on('custom', (...words) => console.log('custom', ...words));
    console.log(process.emit('custom', 1, 2), process.emit('unknown'));
  },
  'channel-to-parent': () => console.log(process.send, process.connected, process.channel),
  'process-imported': () => {
    processModule.exitCode = 6;
    processModule.stdout.write(`${processModule === process}\n`);
    globalThis.process.stdout.write('global\n');
  },
  'member-added': () => {
    process.exitedBefore ??= 0;
    console.log(typeof process.version, process.exitedBefore);
  },
};
