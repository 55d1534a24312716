/** Drafts of JSON Schema that can be told apart, by the name their authors gave them. */
export const drafts = ['draft-07', '2019-09', '2020-12'] as const;

export type Draft = (typeof drafts)[number];

/** The draft that a schema names by its `$schema`, the newest for one that names none. */
export function draftOf(schema: unknown): Draft | undefined {
  if (typeof schema !== 'object' || schema === null) return '2020-12';
  const named = Object.getOwnPropertyDescriptor(schema, '$schema')?.value;
  if (named === undefined) return '2020-12';
  const identifier = String(named)
    .replace(/^https?:\/\//, '')
    .replace(/#$/, '');
  return drafts.find((draft) => identifiers[draft] === identifier);
}

const identifiers: Readonly<Record<Draft, string>> = {
  'draft-07': 'json-schema.org/draft-07/schema',
  '2019-09': 'json-schema.org/draft/2019-09/schema',
  '2020-12': 'json-schema.org/draft/2020-12/schema',
};
