import { fileURLToPath } from 'node:url';

/**
 * Runs command lines one after another in this process, as from a terminal, and writes a mark with the exit code
 * after each. One that exits takes the process with it; what follows is for another.
 *
 * node run-calls.js <package of yargs> <JSON of [{ folder, argv }]>
 */
const [, , packageName, calls] = process.argv;
const { default: yargs } = await import(packageName);

for (const { folder, argv } of JSON.parse(calls)) {
  process.chdir(fileURLToPath(folder));
  const { createProgram } = await import(`${folder}program.js`);
  await createProgram(yargs).parse(argv);
  process.stdout.write(`\0${process.exitCode ?? 0}\0`);
  process.stderr.write('\0');
  process.exitCode = undefined;
}
