import cronstrue from 'cronstrue';
import { InputError } from '../errors.js';
import { parseCron } from './parse.js';

/** @throws {InputError} when the expression is invalid, or there are no words for it */
export function explainCron(expression: string): string {
  const { dayOfMonth, dayOfWeek } = parseCron(expression, { from: 0, zone: 'UTC' }).fields;
  const needsOneDay = !dayOfMonth.isWildcard && !dayOfWeek.isWildcard;
  return describe(expression) + (needsOneDay ? ' (one of both days is enough)' : '');
}

function describe(expression: string): string {
  try {
    return cronstrue.toString(expression.trim().replace(/\s+/g, ' '), {
      use24HourTimeFormat: true,
    });
  } catch (error) {
    throw new InputError(`There are no words for '${expression}': ${error}`, { cause: error });
  }
}
