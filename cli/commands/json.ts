import { defineGroup } from '../define-command.js';
import { jsonDiff } from './json-diff.js';
import { jsonQuery } from './json-query.js';

export const json = defineGroup('json', 'Examine and change JSON', [jsonQuery, jsonDiff]);
