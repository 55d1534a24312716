import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Formats that a string shows by itself, the more special ones first. */
export const formatNames = ['date-time', 'date', 'uuid', 'ipv4', 'email', 'uri'] as const;

export type FormatName = (typeof formatNames)[number];

export function isOfFormat(value: string, format: FormatName): boolean {
  if (value.length > maxLength) return false;
  // `note: text` is a URI, too.
  if (format === 'uri' && !value.includes('://')) return false;
  const definition = fullFormats[format];
  if (definition instanceof RegExp) return definition.test(value);
  if (typeof definition === 'function') return definition(value);
  return isValidator(definition) && definition.validate(value);
}

const maxLength = 2000;

function isValidator(definition: unknown): definition is { validate(value: string): boolean } {
  return typeof (definition as { validate?: unknown } | undefined)?.validate === 'function';
}
