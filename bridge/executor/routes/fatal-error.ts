import { inspect } from 'node:util';

/** What Node prints of an exception that ends a process, but for the source line, which it alone knows. */
export function describeFatal(error: unknown): string {
  const text = error instanceof Error ? describeError(error) : describeOther(error);
  return `${text}\n\nNode.js ${process.version}\n`;
}

function describeError(error: Error): string {
  return inspect(error, { customInspect: false, colors: false });
}

function describeOther(value: unknown): string {
  const hint = '(Use `node --trace-uncaught ...` to show where the exception was thrown)';
  return `Uncaught:\n${inspect(value)}\n${hint}`;
}
