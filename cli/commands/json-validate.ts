import type { Violation } from '../../src/json-validate/check-json.js';
import { drafts } from '../../src/json-validate/drafts.js';
import { defineCommand } from '../define-command.js';
import { exitCode } from '../exit-code.js';
import { readGiven } from '../given-text.js';
import { hintAtOption, readText, withInput } from '../text-input.js';

export const jsonValidate = defineCommand({
  command: 'validate [input]',
  describe: 'Check JSON against a JSON Schema; exit code 1 if invalid',
  builder: (yargs) =>
    withInput(yargs)
      .option('schema', {
        type: 'string',
        requiresArg: true,
        describe: 'Schema as JSON',
      })
      .option('schema-file', { type: 'string', requiresArg: true, describe: 'Path of the schema' }),
  facts: {
    effect: 'read',
    successCodes: [exitCode.failure],
    examples: [
      {
        line: `json validate '{"a":1}' --schema '{"required":["a"]}'`,
        prints: 'valid (2020-12)',
      },
      {
        line: `json validate '[1]' --schema '{"$schema":"http://json-schema.org/draft-07/schema#"}'`,
        prints: 'valid (draft-07)',
      },
    ],
    output: {
      type: 'object',
      properties: {
        valid: { type: 'boolean' },
        draft: { enum: drafts },
        violations: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              pointer: { type: 'string' },
              line: { type: 'integer' },
              column: { type: 'integer' },
              message: { type: 'string' },
              schemaPointer: { type: 'string' },
            },
            required: ['pointer', 'line', 'column', 'message', 'schemaPointer'],
          },
        },
        uncheckedFormats: { type: 'array', items: { type: 'string' } },
      },
      required: ['valid', 'draft', 'violations', 'uncheckedFormats'],
    },
  },
  async run(args, context) {
    const { checkJson } = await import('../../src/json-validate/check-json.js');
    const given = { text: args.schema, file: args['schema-file'] };
    const schema = await readGiven(given, { name: 'schema', context });
    const instance = await readText(args, context);
    const result = await checkJson({ schema, instance }, context).catch((error) => {
      hintAtOption(error, args.schema, { option: '--schema-file' });
      throw error;
    });
    const notes = result.uncheckedFormats.map((format) => `The format '${format}' is not checked`);
    if (result.valid) return { text: `valid (${result.draft})`, data: result, notes };
    const text = result.violations.map(describeViolation).join('\n');
    return { text, data: result, notes, exitCode: exitCode.failure };
  },
});

function describeViolation({ pointer, line, column, message }: Violation): string {
  return `${line}:${column} ${pointer || 'the whole'} ${message}`;
}
