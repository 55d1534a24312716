/** How the types of a language are written. */
export interface Language {
  /** Options of quicktype for types that read and write JSON without a converter of their own. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Whether the language's JSON readers make times of strings. */
  readonly readsTimes: boolean;
}

const plain = { 'just-types': true };

/** By the name that quicktype has for it. */
export const languages = {
  typescript: { options: plain, readsTimes: false },
  'typescript-zod': { options: {}, readsTimes: false },
  go: { options: plain, readsTimes: true },
  rust: { options: { 'leading-comments': false }, readsTimes: false },
  python: { options: plain, readsTimes: false },
  java: { options: plain, readsTimes: true },
  kotlin: { options: { framework: 'kotlinx' }, readsTimes: false },
  csharp: { options: { features: 'attributes-only' }, readsTimes: true },
  swift: { options: { initializers: false }, readsTimes: false },
  cpp: { options: { ...plain, 'code-format': 'with-struct' }, readsTimes: false },
  dart: { options: plain, readsTimes: false },
  php: { options: {}, readsTimes: false },
} as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

export const languageNames = Object.keys(languages) as LanguageName[];
