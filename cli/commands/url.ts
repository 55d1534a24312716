import { defineGroup } from '../define-command.js';
import { urlParse } from './url-parse.js';

export const url = defineGroup('url', 'URLs', [urlParse]);
