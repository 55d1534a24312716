/** The text as the inline content of a table's cell, where nothing of it is read as markup. */
export function printCell(text: string): string {
  return text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[\\|`*[~]|<(?=[a-z/!?])|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/giu, '\\$&')
    .replace(/\r\n?|\n/g, (end) => (end === '\n' ? '<br>' : entities(end).replace('&#10;', '<br>')))
    .replace(/^\s+|\s+$/gu, entities);
}

/** The text of a cell: escapes, `<br>` and character references are resolved, other markup stays as it is. */
export function readCell(source: string): string {
  return source.trim().replace(markup, (found) => {
    if (found.startsWith('`')) return found.replaceAll('\\|', '|');
    if (found.startsWith('\\')) return found.slice(1);
    if (found.startsWith('<')) return '\n';
    if (found.startsWith('&#')) return characterOf(found);
    return found === '&amp;' ? '&' : found;
  });
}

/** Code spans come first: nothing but bars is escaped inside. */
const markup = /(`+)(?!`).*?(?<!`)\1(?!`)|\\[!-/:-@[-`{-~]|&#(?:\d+|x[\da-f]+);|&amp;|<br\s*\/?>/gi;

function entities(text: string): string {
  return text.replace(/./gsu, (character) => `&#${character.codePointAt(0)};`);
}

function characterOf(reference: string): string {
  const code = Number(`0${reference.slice(2, -1)}`);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}
