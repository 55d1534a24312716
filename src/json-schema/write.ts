import type { Shape, TypeName } from './shape.js';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** The narrowest schema in the keywords used here that everything in a shape satisfies. */
export function schemaOf(shape: Shape): JsonSchema {
  const [format] = shape.formats ?? [];
  const required = [...shape.members].filter(([, { count }]) => count === shape.objects);
  return {
    ...typeKeyword(shape.types),
    ...(format !== undefined && { format }),
    ...(shape.members.size > 0 && { properties: propertiesOf(shape) }),
    ...(required.length > 0 && { required: required.map(([key]) => key) }),
    ...(shape.items && { items: schemaOf(shape.items) }),
  };
}

function typeKeyword(found: ReadonlySet<TypeName>): JsonSchema {
  const types = [...found].filter((type) => type !== 'integer' || !found.has('number'));
  return { type: types.length === 1 ? types[0] : types };
}

function propertiesOf({ members }: Shape): JsonSchema {
  return Object.fromEntries([...members].map(([key, { shape }]) => [key, schemaOf(shape)]));
}
