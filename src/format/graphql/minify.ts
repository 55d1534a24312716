import { stripIgnoredCharacters } from 'graphql';
import type { Formatted } from '../formatter.js';
import { noteLeftOut } from '../left-out.js';
import { commentsOf } from './format.js';

/** Without comments, commas and the spaces that separate nothing. */
export function minifyGraphql(text: string): Formatted {
  return { notes: noteLeftOut(commentsOf(text).length), text: stripIgnoredCharacters(text) };
}
