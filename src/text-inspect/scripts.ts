/**
 * The scripts that a word mixes; none where one writing system explains all of its letters.
 *
 * @see Unicode Technical Standard 39, section 5, at its level "highly restrictive"
 */
export function mixedScripts(word: string): string[] {
  const sets = [...new Set(word)].map(scriptsOf).filter((scripts) => scripts.length > 0);
  const candidates = [...(sets[0] ?? []).map((script) => [script]), ...writingSystems];
  const isExplained = candidates.some((system) =>
    sets.every((scripts) => scripts.some((script) => system.includes(script))),
  );
  return isExplained ? [] : [...new Set(sets.map(([script = '']) => script))];
}

/** The scripts that a character is used in; none where it belongs to every one. */
export function scriptsOf(character: string): readonly string[] {
  const seen = scriptsByCharacter.get(character);
  if (seen) return seen;
  const scripts = patterns.filter(({ uses }) => uses.test(character)).map(({ name }) => name);
  scriptsByCharacter.set(character, scripts);
  return scripts;
}

/** Several scripts that are written together, Latin letters among them. */
const writingSystems = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Scripts in common use (Unicode Standard Annex 31, table 5), and three that hold look-alikes. */
const names = [
  'Latin Cyrillic Greek Arabic Armenian Bengali Bopomofo Devanagari Ethiopic Georgian Gujarati Gurmukhi',
  'Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu',
  'Thaana Thai Tibetan Cherokee Coptic Lisu',
];

const patterns = names
  .flatMap((line) => line.split(' '))
  .map((name) => ({ name, uses: new RegExp(`^\\p{Script_Extensions=${name}}`, 'u') }));

const scriptsByCharacter = new Map<string, readonly string[]>();
