import { isUtf8 } from 'node:buffer';
import type { JsonValue } from '../model/json.js';
import { decode } from './decode.js';
import { makeVisibleJson, stripTerminalSequences } from './visible.js';

/** Standard output of a command that declares it to be one JSON value. */
export type DeclaredOutput =
  | {
      readonly ok: true;
      readonly value: JsonValue;
      /** The bytes as text, but for characters that cannot be seen, which are escaped. */
      readonly text: string;
    }
  /** Why it is not JSON. */
  | { readonly ok: false; readonly reason: string };

/**
 * A program may colour its JSON in spite of `NO_COLOR`. JSON has no raw escape character, so without the
 * sequences nothing of the value is lost.
 *
 * @param bytes complete, not cut at a limit
 */
export function readDeclared(bytes: Uint8Array): DeclaredOutput {
  if (bytes.length === 0) return { ok: false, reason: 'it is empty' };
  if (!isUtf8(bytes)) return { ok: false, reason: 'it is not UTF-8' };
  const text = decode(bytes);
  const exact = parse(text);
  return exact.ok ? exact : parse(stripTerminalSequences(text));
}

function parse(text: string): DeclaredOutput {
  try {
    return { ok: true, value: JSON.parse(text), text: makeVisibleJson(text) };
  } catch (error) {
    return { ok: false, reason: makeVisibleJson((error as Error).message) };
  }
}
