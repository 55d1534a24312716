import { defineGroup } from '../define-command.js';
import { ibanCheck } from './iban-check.js';
import { ibanGenerate } from './iban-generate.js';

export const iban = defineGroup('iban', 'International bank account numbers', [
  ibanGenerate,
  ibanCheck,
]);
