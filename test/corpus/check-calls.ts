import { readFileSync } from 'node:fs';
import { encode } from '../../bridge/argv/encode.js';
import type { JsonValue } from '../../bridge/model/json.js';
import type { ProgramFactory } from '../../bridge/model/program.js';
import type { ToolResult } from '../../bridge/model/result.js';
import type { Tool } from '../../bridge/model/tool.js';
import { bind } from '../../bridge/schema/bind.js';
import { createValidator, type Validator } from '../../bridge/schema/validate.js';
import { createService } from '../../bridge/server/service.js';

/** One line of `inputs.json`. */
export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, JsonValue>>;
  readonly stdin?: string;
}

/** What became of a call: words and standard input, where they can say the input, and what a model gets. */
export interface RecordedCall extends Call {
  readonly argv?: readonly string[];
  /** Absent where there is no such tool. */
  readonly result?: ToolResult;
}

/** In one language, wherever the corpus runs. */
export const environment = { LC_ALL: 'en_US.UTF-8' };

/** Makes the calls that are listed beside a program, one after another. */
export async function makeCalls(
  create: ProgramFactory,
  folder: string,
): Promise<readonly RecordedCall[]> {
  const calls: readonly Call[] = JSON.parse(readFileSync(`${folder}/inputs.json`, 'utf8'));
  const service = await createService(create, { cwd: folder });
  const sayInput = createEncoder();
  const recorded: RecordedCall[] = [];
  for (const call of calls) {
    const tool = service.catalogue.find(call.tool);
    const said = tool && (await sayInput(tool, call));
    const request = { input: call.input, stdin: call.stdin, env: environment };
    const result = tool && (await service.call(tool, request));
    recorded.push({ ...call, ...said, ...(result && { result }) });
  }
  await service.close();
  return recorded;
}

/** Says inputs in words and standard input; undefined for those that the schema or the encoder refuses. */
function createEncoder() {
  const validators = new Map<Tool, Validator>();
  return async (tool: Tool, { input, stdin }: Call) => {
    const validate = validators.get(tool) ?? createValidator(tool);
    validators.set(tool, validate);
    const checked = await validate(input);
    if (!checked.ok) return undefined;
    const { values, ...bound } = bind(tool, checked.input);
    const encoding = encode(tool.command, values, { injection: true });
    if (!encoding.ok) return undefined;
    return { argv: encoding.argv, ...bound, ...(stdin !== undefined && { stdin }) };
  };
}
