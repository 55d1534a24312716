import { processContext } from './process-context.js';
import { createProgram } from './program.js';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader has seen enough, as in `devtool ... | head`: what is left to print is for nobody.
    if (error.code !== 'EPIPE') throw error;
  });
}

const context = processContext();
try {
  await createProgram(context).parseAsync(process.argv.slice(2));
} catch (error) {
  // What the program has reported has set the exit code; anything else is for Node to show.
  if (context.exitCode === undefined) throw error;
}
