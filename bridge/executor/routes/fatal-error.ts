import { inspect } from 'node:util';

/** What Node prints of an exception that ends a process, but for the source line, which it alone knows. */
export function describeFatal(error: unknown): string {
  return `${describe(error)}\n\nNode.js ${process.version}\n`;
}

function describe(error: unknown): string {
  const kind = typeof error;
  if ((kind === 'object' && error !== null) || kind === 'function') {
    return inspect(enhance(error as object), { customInspect: false });
  }
  const hint = '(Use `node --trace-uncaught ...` to show where the exception was thrown)';
  return `${String(error)}\n${hint}`;
}

/** An error that an emitter found no listener for can tell where it was emitted. */
function enhance(error: object): object {
  const key = Object.getOwnPropertySymbols(error).find(
    ({ description }) => description === 'kEnhanceStackBeforeInspector',
  );
  const enhanceStack = key && Reflect.get(error, key);
  if (!(error instanceof Error) || typeof enhanceStack !== 'function') return error;
  Object.defineProperty(error, 'stack', { value: enhanceStack(), configurable: true });
  return error;
}
