import { defineGroup } from '../define-command.js';
import { jwtDecode } from './jwt-decode.js';
import { jwtVerify } from './jwt-verify.js';

export const jwt = defineGroup('jwt', 'JSON Web Tokens', [jwtDecode, jwtVerify]);
