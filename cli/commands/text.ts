import { defineGroup } from '../define-command.js';
import { textDiff } from './text-diff.js';
import { textRegex } from './text-regex.js';

export const text = defineGroup('text', 'Compare and examine text', [textDiff, textRegex]);
