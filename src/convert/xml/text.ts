/** What XML text stands for, with its entities and line ends (XML 1.0, sections 2.11 and 4.6). */
export function decodeText(source: string): string {
  return source.replace(/\r\n?/g, '\n').replace(/&([^;]+);/g, (_, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? '';
    return String.fromCodePoint(Number(`0${name.slice(1)}`));
  });
}

/** The same for an attribute, where every space is one space (section 3.3.3). */
export function decodeAttribute(source: string): string {
  return decodeText(source.replace(/\r\n?|[\n\t]/g, ' '));
}

export function encodeText(text: string): string {
  return text.replace(/[&<>\r]/g, entityOf);
}

export function encodeAttribute(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, entityOf);
}

/** A character that no XML 1.0 document may hold, as its code (section 2.2). */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(text) ?? [];
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Section 2.3, production 5. */
export function isName(name: string): boolean {
  return /^[:\p{L}_][-.:\p{L}\p{N}\p{M}_·]*$/u.test(name);
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  apos: "'",
  quot: '"',
};

function entityOf(character: string): string {
  const name = Object.entries(entities).find(([, value]) => value === character)?.[0];
  return name ? `&${name};` : `&#${character.charCodeAt(0)};`;
}
