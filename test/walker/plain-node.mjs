// Walks programs as a host does, with the built bridge: test runners replace what this is about.
import { exit } from 'node:process';
import yargs from 'yargs';
import yargs16 from 'yargs16';
import yargs17 from 'yargs17';
import yargs170 from 'yargs170';
import { walk } from '../../bridge/dist/walker/walk.js';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let exits = 0;
process.on('exit', () => {
  exits += 1;
});

const report = {};
const versions = [
  ['18', yargs],
  ['17.7', yargs17],
  ['17.0', yargs170],
  ['16', yargs16],
];
for (const [version, make] of versions) {
  report[version] = {
    factoryThatParses: await walk(() => make(['--nope']).strict().argv).catch(
      (error) => error.message,
    ),
    factoryThatPrintsHelp: await walk(() => make(['--help']).argv).catch((error) => error.message),
    skipped: (await walk(() => loud(make([])), { builderTimeout: 100 })).skipped.map(
      ({ path, code }) => `${path.join(' ')}: ${code}`,
    ),
  };
}

// A builder that was given up must not end the process when it goes on.
await pause(150);
report.exits = exits;
report.exitCode = process.exitCode ?? null;
report.exiting = process._exiting ?? false;
await new Promise((resolve) => process.nextTick(resolve));
process.stdout.write(JSON.stringify(report));

function loud(program) {
  console.log('The factory prints');
  return program
    .command('captured', '', () => exit(3))
    .command('callback', '', () => new Promise(() => setTimeout(() => process.exit(4), 1)))
    .command('rejection', '', async () => {
      void Promise.resolve().then(() => process.exit(5));
      await pause(5);
    })
    .command('late', '', async () => {
      await pause(120);
      process.exit(6);
    })
    .command('printing', '', () => {
      console.log('The builder prints');
      console.info('The builder informs');
      process.stdout.write('The builder writes\n');
    });
}
