import { defineGroup } from '../define-command.js';
import { timeConvert } from './time-convert.js';

export const time = defineGroup('time', 'Moments in time', [timeConvert]);
