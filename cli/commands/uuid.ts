import { defineGroup } from '../define-command.js';
import { uuidGenerate } from './uuid-generate.js';
import { uuidInspect } from './uuid-inspect.js';

export const uuid = defineGroup('uuid', 'UUIDs and ULIDs', [uuidGenerate, uuidInspect]);
