import { type CronExpression, CronExpressionParser } from 'cron-parser';
import { InputError } from '../errors.js';

export interface CronOptions {
  /** When to start, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly from: number;
  /** An IANA name, or an offset. */
  readonly zone: string;
}

/**
 * Reads five fields (minute, hour, day of month, month, day of week), six with seconds before them, or
 * `@daily` and its like.
 *
 * @throws {InputError} at the field that is wrong
 */
export function parseCron(expression: string, { from, zone }: CronOptions): CronExpression {
  const options = { currentDate: new Date(from), tz: /^[+-]/.test(zone) ? `UTC${zone}` : zone };
  const text = expression.trim();
  if (text.length > maxLength) {
    throw new InputError(`Expected at most ${maxLength} characters, found ${text.length}`);
  }
  if (!macros.test(text)) checkFields(expression);
  try {
    return CronExpressionParser.parse(text, options);
  } catch (error) {
    const reason = messageOf(error).replace('Invalid explicit day of month definition', noSuchDay);
    throw new InputError(`The cron expression '${text}' cannot be used: ${reason}`);
  }
}

/** Every minute of an hour and every day of a year have room in it. */
const maxLength = 1000;

const macros = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;
const noSuchDay = 'no month that it names has such a day';
const fieldNames = ['second', 'minute', 'hour', 'day of month', 'month', 'day of week'];

function checkFields(expression: string): void {
  const fields = [...expression.matchAll(/\S+/g)];
  if (fields.length !== 5 && fields.length !== 6) {
    throw new InputError(`Expected five or six fields, found ${fields.length}`, {
      hint: "Such as '30 4 * * 1-5', or @hourly, @daily, @weekly, @monthly, @yearly",
    });
  }
  const skipped = 6 - fields.length;
  for (const [index, { 0: field, index: offset }] of fields.entries()) {
    const problem = problemOf(field, index + skipped);
    if (problem !== undefined) {
      throw new InputError(`The ${fieldNames[index + skipped]} '${field}' is invalid: ${problem}`, {
        at: { text: expression, offset },
      });
    }
  }
}

/** What is wrong with a field, seen by itself. */
function problemOf(field: string, index: number): string | undefined {
  // `H` would stand for another number in each run.
  if (/h(?!u)/i.test(field)) return "'H' is known to Jenkins only";
  if (/\/(?:\D|$)/.test(field)) return "expected a number after '/'";
  try {
    CronExpressionParser.parse(fieldNames.map((_, at) => (at === index ? field : '*')).join(' '));
    return undefined;
  } catch (error) {
    return messageOf(error).replace(/^(?:Constraint error|Validation error), /, '');
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
