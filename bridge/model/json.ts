/** A value that JSON can say exactly. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** A JSON Schema (draft 2020-12) as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}
