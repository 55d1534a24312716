import { defineGroup } from '../define-command.js';
import { jsonDiff } from './json-diff.js';
import { jsonQuery } from './json-query.js';
import { jsonRepair } from './json-repair.js';
import { jsonSchema } from './json-schema.js';
import { jsonTypes } from './json-types.js';
import { jsonValidate } from './json-validate.js';

export const json = defineGroup('json', 'Examine and change JSON', [
  jsonQuery,
  jsonDiff,
  jsonValidate,
  jsonRepair,
  jsonSchema,
  jsonTypes,
]);
