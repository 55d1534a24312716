import { defineGroup } from '../define-command.js';
import { textCount } from './text-count.js';
import { textDiff } from './text-diff.js';
import { textInspect } from './text-inspect.js';
import { textRegex } from './text-regex.js';
import { textUrls } from './text-urls.js';

export const text = defineGroup('text', 'Count, compare and examine text', [
  textCount,
  textDiff,
  textRegex,
  textInspect,
  textUrls,
]);
