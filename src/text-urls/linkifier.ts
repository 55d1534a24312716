import { LinkifyIt, REBuilder } from 'linkify-it';
import { hostSchemes } from './schemes.js';

/** Finds links in time that grows with the text only, whatever the text. */
export function createLinkifier({ bare }: { readonly bare: boolean }): LinkifyIt {
  const linkifier = new LinkifyIt({
    urlAuth: true,
    fuzzyLink: bare,
    fuzzyEmail: bare,
    rebuilder: new Patterns(),
  });
  for (const scheme of hostSchemes) linkifier.add(`${scheme}:`, { validate: likeHttp });
  // Comments of many languages start with two slashes too.
  if (!bare) linkifier.add('//', null);
  return linkifier;
}

/** As in source code and configuration, where the library thinks of prose. */
class Patterns extends REBuilder {
  /** Host names inside networks have underscores too, and browsers take them. */
  override get_domain(): RegExp {
    const letter = this.get_pseudo_letter().source;
    const label = `${letter}(?:(?:[-_]|${letter}){0,61}${letter})?`;
    this.cache.src_domain ??= new RegExp(`(?:${this.get_xn().source}|(?:${label}))`);
    return this.cache.src_domain;
  }

  /** What is never part of a URL: also the backtick, which ends code in Markdown. */
  override get_text_separators(): RegExp {
    return /[><\uff5c`]/;
  }

  /** A scheme may follow `=`, as in `HOME=https://example.com`, and other symbols. */
  override get_schema_search(): RegExp {
    const before = `^|(?!_)(?:[$<=>^\`|~\uff5c]|${this.src_ZPCc})`;
    const names = this.get_schema_names().source;
    this.cache.schema_search ??= new RegExp(`(${before})(${names})`, 'ig');
    return this.cache.schema_search;
  }
}

function likeHttp(text: string, offset: number, linkifier: LinkifyIt): number {
  return linkifier.testSchemaAt(text, 'http:', offset);
}
