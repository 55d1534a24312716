/** Elements without content. */
export const isVoid = setOf('area base br col embed hr img input link meta param source track wbr');

/** Elements whose content is text, whatever it looks like. */
export const isRawText = setOf('script style textarea title xmp iframe noembed noframes');

/** Elements in which spaces, or another language, begin: they are left as they are written. */
export const isVerbatim = setOf(
  'script style textarea pre listing xmp iframe noembed noframes svg math',
);

/** Elements that start and end a line of a page: spaces beside them mean nothing. */
export const isBlock = setOf(
  `html head body title base template address article aside blockquote center dd details dialog dir
  div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend
  li listing main menu nav ol optgroup option p pre search section source summary table caption
  colgroup col tbody thead tfoot tr td th track ul xmp`,
);

/** Elements that stand in a line like a letter, whatever is inside. */
export const isAtomic = setOf('select button video audio object canvas picture map datalist');

/** Elements that take no place on a page: spaces between them mean nothing, spaces beside text do. */
export const isHidden = setOf('script style link meta noscript param');

/** Whether `next` ends an open `name` that has no end tag of its own (HTML, section 13.1.2.4). */
export function isEndedBy(name: string, next: string): boolean {
  return Object.hasOwn(endings, name) && endings[name as keyof typeof endings](next);
}

/** Whether the end tag of an element can be let out. */
export function isEndOptional(name: string): boolean {
  return Object.hasOwn(endings, name);
}

const startsParagraphEnd = setOf(
  `address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul li dt dd`,
);

const endings = {
  html: () => false,
  head: setOf('body'),
  body: () => false,
  li: setOf('li'),
  dt: setOf('dt dd'),
  dd: setOf('dt dd'),
  p: startsParagraphEnd,
  rt: setOf('rt rp'),
  rp: setOf('rt rp'),
  optgroup: setOf('optgroup hr'),
  option: setOf('option optgroup hr'),
  caption: setOf('colgroup thead tbody tfoot tr'),
  colgroup: setOf('thead tbody tfoot tr'),
  thead: setOf('tbody tfoot'),
  tbody: setOf('tbody tfoot'),
  tfoot: setOf('tbody'),
  tr: setOf('tr thead tbody tfoot'),
  td: setOf('td th tr thead tbody tfoot'),
  th: setOf('td th tr thead tbody tfoot'),
};

function setOf(names: string): (name: string) => boolean {
  const set = new Set(names.split(/\s+/));
  return (name) => set.has(name);
}
