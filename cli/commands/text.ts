import { defineGroup } from '../define-command.js';
import { textDiff } from './text-diff.js';
import { textInspect } from './text-inspect.js';
import { textRegex } from './text-regex.js';

export const text = defineGroup('text', 'Compare and examine text', [
  textDiff,
  textRegex,
  textInspect,
]);
