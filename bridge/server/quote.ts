import { isUtf8 } from 'node:buffer';
import type { ContentBlock } from '../model/result.js';
import { decode, wholeCharacters } from './decode.js';
import type { KeptOutput, KeptOutputs } from './kept-outputs.js';
import { makeVisible } from './visible.js';

/** What a command wrote to one of its streams. */
export interface Written {
  /** As a file that holds it is called, such as `greet.stdout.txt`. */
  readonly name: string;
  /** What was kept of it. */
  readonly bytes: Uint8Array;
  /** Bytes written in all. */
  readonly total: number;
  /** As a model may see it. */
  readonly text: string;
  /** False when some bytes are not UTF-8; `text` is then a beginning. */
  readonly isText: boolean;
}

/** Text for a result, and a link to the whole where the text is not the whole. */
export interface Quote {
  readonly text: string;
  readonly links: readonly ContentBlock[];
}

export interface QuoteOptions {
  /** Characters the quote may have, notices included. */
  readonly room: number;
  /** How the command ended, for the notices at both ends, such as `exit code 0`. */
  readonly status: string;
  readonly kept: KeptOutputs;
}

/** @param from.total bytes written in all, of which `bytes` may be a beginning */
export function readWritten(name: string, bytes: Uint8Array, from: { total: number }): Written {
  const whole = bytes.length < from.total ? wholeCharacters(bytes) : bytes;
  const isText = isUtf8(whole);
  const shown = isText ? whole : whole.subarray(0, shownOfBinary);
  return { name, bytes, total: from.total, text: makeVisible(decode(shown)), isText };
}

/** Bytes of an output that are shown when it is not text, and so hardly worth a model's attention. */
const shownOfBinary = 1_000;

/** The text as it is where it fits, else its beginning and end with what is missing stated at both, and the whole in a file. */
export async function quote(written: Written, options: QuoteOptions): Promise<Quote> {
  const { text, isText, bytes, total } = written;
  if (isText && text.length <= options.room && bytes.length === total) return { text, links: [] };
  const { output, place } = await keepWhole(written, options.kept);
  const show = isText ? shorten : showBinary;
  return { text: show(written, { ...options, place }), links: output ? [linkTo(output)] : [] };
}

/** A link that MCP clients may follow with `resources/read`. */
export function linkTo({ uri, name, mimeType, size }: KeptOutput): ContentBlock {
  return { type: 'resource_link', uri, name, mimeType, size };
}

/** Keeps a whole output in a file and says where; a full disk must not cost the result. */
export async function keepWhole(
  { name, bytes, total, isText }: Written,
  kept: KeptOutputs,
): Promise<{ output?: KeptOutput; place: string }> {
  try {
    const mimeType = isText ? 'text/plain' : 'application/octet-stream';
    const output = await kept.keep(bytes, { name, mimeType });
    const what = bytes.length === total ? 'the whole' : 'what was kept';
    return { output, place: `${what} is in ${output.path}` };
  } catch (error) {
    return { place: `the whole could not be kept (${(error as Error).message})` };
  }
}

interface ShowOptions extends QuoteOptions {
  readonly place: string;
}

function shorten(written: Written, { room, status, place }: ShowOptions): string {
  const { text } = written;
  const size = text.length;
  const { extent, kept, end } = describeLoss(written);
  const notices = (first: number, last: number) => {
    const left = size - first - last;
    return {
      top: `[${extent || `${size} characters`}, ${status}; ${kept}the first ${first} and the last ${last} follow, ${left} are left out; ${place}]\n`,
      gap: `\n[${left} characters left out]\n`,
      bottom: `\n[${status}; ${end}${left} of ${size} characters left out; ${place}]`,
    };
  };
  const widest = notices(size, size);
  const forText = room - widest.top.length - widest.gap.length - widest.bottom.length;
  if (size <= forText)
    return `[${extent}, ${status}; ${place}]\n${text}\n[${status}; ${end}${place}]`;
  const each = Math.max(forText, 0) >> 1;
  const head = text.slice(0, headEnd(text, each));
  const tail = text.slice(tailStart(text, size - each));
  const { top, gap, bottom } = notices(head.length, tail.length);
  return `${top}${head}${gap}${tail}${bottom}`;
}

/** Only a beginning of an output is kept: what is shown last is then not its end, nor its size what is counted. */
function describeLoss({ text, bytes, total }: Written) {
  if (bytes.length === total) return { extent: '', kept: '', end: '' };
  return {
    extent: `${total} bytes, of which the first ${bytes.length} were kept and the end is lost`,
    kept: `of the ${text.length} characters kept `,
    end: 'the end of the output is lost; ',
  };
}

function showBinary(written: Written, options: ShowOptions): string {
  const { text, bytes, total } = written;
  const { end } = describeLoss(written);
  const lost = end && `of the bytes the first ${bytes.length} were kept; `;
  const shown = Math.min(bytes.length, shownOfBinary);
  const top = `[${total} bytes that are not text, ${options.status}; the first ${shown} follow, with those that are not UTF-8 as \\xNN; ${lost}${options.place}]\n`;
  const bottom = `\n[${options.status}; ${end}${options.place}]`;
  return `${top}${text.slice(0, Math.max(options.room - top.length - bottom.length, 0))}${bottom}`;
}

/** A cut at the end of a line where one is near, and never within a character. */
function headEnd(text: string, end: number): number {
  const newline = text.lastIndexOf('\n', end - 1) + 1;
  if (newline > Math.max(end - nearness, 0)) return newline;
  return isWithinPair(text, end) ? end - 1 : end;
}

function tailStart(text: string, start: number): number {
  const newline = text.indexOf('\n', start) + 1;
  if (newline > 0 && newline < Math.min(start + nearness, text.length)) return newline;
  return isWithinPair(text, start) ? start + 1 : start;
}

/** Characters given up for a cut at the end of a line. */
const nearness = 200;

const isWithinPair = (text: string, at: number) =>
  at > 0 && at < text.length && (text.codePointAt(at - 1) as number) > 0xffff;
