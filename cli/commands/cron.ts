import { defineGroup } from '../define-command.js';
import { cronExplain } from './cron-explain.js';
import { cronNext } from './cron-next.js';

export const cron = defineGroup('cron', 'Cron expressions', [cronExplain, cronNext]);
