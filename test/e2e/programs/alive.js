import { hideBin } from 'yargs/helpers';
import { createProgram } from './many.js';

// Of the program, not of a call: a process that merely waits for its work to end would stay for ever.
setInterval(() => {}, 1_000);

createProgram().parse(hideBin(process.argv));
