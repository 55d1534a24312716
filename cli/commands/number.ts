import { defineGroup } from '../define-command.js';
import { numberConvert } from './number-convert.js';

export const number = defineGroup('number', 'Numbers and sizes', [numberConvert]);
