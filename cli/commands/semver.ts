import { defineGroup } from '../define-command.js';
import { semverCheck } from './semver-check.js';

export const semver = defineGroup('semver', 'Semantic versions', [semverCheck]);
