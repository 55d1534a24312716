import type { Command } from '../../bridge/model/command-tree.js';
import type { ResolvedFacts } from '../../bridge/model/exposure.js';
import type { Outcome } from '../../bridge/model/outcome.js';
import type { Tool } from '../../bridge/model/tool.js';

/** A tool named `greet` as the schema stage would derive it, with some facts changed. */
export function fakeTool(facts: Partial<ResolvedFacts> = {}): Tool {
  return {
    definition: {
      name: 'greet',
      description: 'Greets',
      inputSchema: { type: 'object', properties: {}, required: [], additionalProperties: false },
      annotations: {
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: false,
        openWorldHint: true,
      },
    },
    command: { path: ['greet'], options: [], positionals: [] } as unknown as Command,
    facts: { ...undeclared, ...facts },
    validation: {},
    bindings: [],
  };
}

const undeclared: ResolvedFacts = {
  readOnly: false,
  destructive: true,
  idempotent: false,
  openWorld: true,
  stdin: 'none',
  successCodes: [],
  serial: false,
  examples: [],
  options: {},
};

/** A run that ended well and wrote what is given. */
export function fakeOutcome({
  stdout = '',
  stderr = '',
  ...rest
}: Partial<Omit<Outcome, 'stdout' | 'stderr'>> & {
  stdout?: string | Uint8Array;
  stderr?: string | Uint8Array;
} = {}): Outcome {
  const [out, err] = [toBytes(stdout), toBytes(stderr)];
  return {
    stdout: out,
    stderr: err,
    exitCode: 0,
    ended: 'drained',
    bytes: { stdout: out.length, stderr: err.length },
    truncated: { stdout: false, stderr: false },
    leftovers: [],
    injected: [],
    ...rest,
  };
}

const toBytes = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
