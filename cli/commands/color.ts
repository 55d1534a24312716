import { defineGroup } from '../define-command.js';
import { colorConvert } from './color-convert.js';

export const color = defineGroup('color', 'Colors', [colorConvert]);
