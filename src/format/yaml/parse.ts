import { type Document, parseAllDocuments, Scalar, type Tags } from 'yaml';
import { InputError } from '../../errors.js';

/**
 * Documents, none where there are only comments, that print every scalar as it is written, but for folded text, which is wrapped anew.
 *
 * @throws {InputError} at the first thing that is wrong
 */
export function parseYaml(text: string): Document.Parsed[] {
  const documents = parseAllDocuments(text, {
    intAsBigInt: true,
    prettyErrors: false,
    // Checking each key against all before it takes quadratic time; `meaningOf` has a set.
    uniqueKeys: false,
    customTags: (tags) => tags.map(verbatim),
  });
  for (const { errors } of documents) {
    const [error] = errors;
    if (error) throw new InputError(messageOf(error), { at: { text, offset: error.pos[0] } });
  }
  if (text.trim() === '') throw new InputError('There is no YAML in the input: it is empty');
  if (documents.length === 0 && /^%/m.test(text)) {
    throw new InputError('There is no document for the directives', {
      at: { text, offset: text.length },
    });
  }
  return documents as Document.Parsed[];
}

function messageOf({ message }: Error): string {
  return message.includes('call stack') ? 'Lists and mappings are nested too deeply' : message;
}

const proseWidth = 80;

function verbatim(tag: Tags[number]): Tags[number] {
  if (typeof tag === 'string' || tag.collection !== undefined || !tag.stringify) return tag;
  const { stringify } = tag;
  if (/:(int|float)$/.test(tag.tag)) {
    return { ...tag, stringify: (item, ...others) => item.source ?? stringify(item, ...others) };
  }
  if (!tag.tag.endsWith(':str')) return tag;
  return {
    ...tag,
    stringify: (item, ctx, ...others) => {
      const lineWidth = item.type === Scalar.BLOCK_FOLDED ? proseWidth : 0;
      return stringify(item, { ...ctx, options: { ...ctx.options, lineWidth } }, ...others);
    },
  };
}
