/** What can be generated: the versions of RFC 9562, and ULIDs. */
export const uuidKinds = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'ulid'] as const;

export type UuidKind = (typeof uuidKinds)[number];
