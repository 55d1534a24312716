/**
 * Takes the standard streams for a protocol, as a server does, and then prints in every way that code outside
 * any call can. Argument: the folder of the built executor.
 */
import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const executor = pathToFileURL(`${process.argv[2]}/`);
const capturedWrite = process.stdout.write.bind(process.stdout);
const { takeProtocolStreams } = await import(new URL('standard-streams.js', executor).href);
const { input, output } = takeProtocolStreams();

output.write('protocol begins\n');
input.on('data', (chunk) => output.write(`heard ${chunk}`));
input.on('end', () => output.write('protocol ends\n'));

console.log('by console');
process.stdout.write('by stream\n');
fs.writeSync(1, 'by descriptor\n');
fs.writevSync(1, [Buffer.from('by '), Buffer.from('vector\n')]);
fs.writeFileSync('/dev/stdout', 'by name\n');
fs.write(1, 'by callback\n', () => {});
execSync('echo by child', { stdio: 'inherit' });
spawnSync('sh', ['-c', 'cat; echo by second child'], { stdio: [0, 1, 2] });
fs.closeSync(1);
console.log('read', JSON.stringify(fs.readFileSync(0, 'utf8')), process.stdout.isTTY);
process.stdin.on('data', () => console.log('stolen')).on('end', () => console.log('at its end'));
if (process.argv[3] === 'captured') capturedWrite('by a captured stream\n');
