import { defineGroup } from '../define-command.js';
import { passwordGenerate } from './password-generate.js';

export const password = defineGroup('password', 'Passwords and passphrases', [passwordGenerate]);
