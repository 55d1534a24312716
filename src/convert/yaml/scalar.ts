import type { Scalar as Node } from 'yaml';
import { readTime } from '../time.js';
import { NumberText, type Scalar, type TimeText } from '../value.js';

/** What a scalar says; `undefined` where its tag is none of the core schema (YAML 1.2.2, section 10.3). */
export function readScalar(node: Node): Scalar | undefined {
  const { value, tag = '' } = node;
  const source = node.source ?? '';
  if (tag === `${core}float`) return readNumber(source, { isFloat: true });
  if (tag === `${core}timestamp`) return readTimestamp(source);
  if (tag !== '' && tag !== '!' && !coreTags.has(tag)) return undefined;
  if (typeof value === 'bigint') {
    const isDecimal = /^[+-]?\d+$/.test(source) && node.format === undefined;
    return isDecimal ? readNumber(source, { isFloat: false }) : new NumberText(String(value));
  }
  if (typeof value === 'number') {
    return readNumber(source, { isFloat: true }) ?? new NumberText(String(value));
  }
  if (value instanceof Date) return readTimestamp(source);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const isImplicit = node.type === 'PLAIN' && tag === '';
  return (isImplicit && source.length > 8 && readTime(source)) || value;
}

const core = 'tag:yaml.org,2002:';
const coreTags = new Set(['str', 'null', 'bool', 'int', 'seq', 'map'].map((name) => core + name));

/** The number as JSON writes it, with the digits it has. */
function readNumber(source: string, options: { isFloat: boolean }): NumberText | undefined {
  const special = /^([-+]?)\.(inf|nan)$/i.exec(source);
  if (special) {
    const sign = special[1] === '-' ? '-' : '';
    return new NumberText(sign + special[2]?.toLowerCase());
  }
  const parts = /^([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(source.replaceAll('_', ''));
  if (!parts) return undefined;
  const [, sign, whole = '', fraction, exponent = ''] = parts;
  const isWhole = fraction === undefined && exponent === '';
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = options.isFloat && (isWhole || fraction === '') ? '.0' : fraction && `.${fraction}`;
  return new NumberText((sign === '-' ? '-' : '') + digits + (tail ?? '') + exponent);
}

/** YAML 1.1 allows more ways to write a time than RFC 3339. */
function readTimestamp(source: string): TimeText | undefined {
  const parts =
    /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\S+?)[ \t]*(Z|[+-]\d\d?(?::?\d\d)?)?)?$/;
  const [, year, month = '', day = '', time, zone = ''] = parts.exec(source) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (time === undefined) return readTime(date);
  return readTime(`${date}T${time.replace(/^\d:/, '0$&').replace(/\.$/, '')}${offsetOf(zone)}`);
}

function offsetOf(zone: string): string {
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d\d?):?(\d\d)?$/.exec(zone) ?? [];
  return sign ? `${sign}${hours.padStart(2, '0')}:${minutes}` : zone;
}
