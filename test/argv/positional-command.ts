import type { Line } from './send.js';

/** A command with positionals of the settings given. */
export function command(usage: string, settings: Record<string, Record<string, unknown>>): Line {
  return {
    build: (y, handler) =>
      y.command(
        usage,
        '',
        (inner: typeof y) => {
          for (const [name, more] of Object.entries(settings)) inner.positional(name, more);
        },
        handler,
      ),
  };
}
