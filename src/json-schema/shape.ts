import { type FormatName, formatNames, isOfFormat } from './formats.js';

/** What the samples have shown at one place. */
export interface Shape {
  readonly types: Set<TypeName>;
  /** Absent before the first string. */
  formats: Set<FormatName> | undefined;
  /** Number of objects, and of those that have each member. */
  objects: number;
  readonly members: Map<string, Member>;
  /** Of all items of all arrays; absent before the first item. */
  items: Shape | undefined;
}

export interface Member {
  count: number;
  readonly shape: Shape;
}

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

export function emptyShape(): Shape {
  return {
    types: new Set(),
    formats: undefined,
    objects: 0,
    members: new Map(),
    items: undefined,
  };
}

export function addValue(shape: Shape, value: unknown): void {
  const type = typeOf(value);
  shape.types.add(type);
  if (type === 'string') addString(shape, value as string);
  if (type === 'array') addItems(shape, value as unknown[]);
  if (type === 'object') addObject(shape, value as object);
}

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value as 'boolean' | 'number' | 'string' | 'object';
}

function addString(shape: Shape, value: string): void {
  const candidates = [...(shape.formats ?? formatNames)];
  shape.formats = new Set(candidates.filter((format) => isOfFormat(value, format)));
}

function addItems(shape: Shape, items: readonly unknown[]): void {
  for (const item of items) {
    shape.items ??= emptyShape();
    addValue(shape.items, item);
  }
}

function addObject(shape: Shape, object: object): void {
  shape.objects++;
  for (const [key, value] of Object.entries(object)) {
    const member = shape.members.get(key) ?? { count: 0, shape: emptyShape() };
    shape.members.set(key, member);
    member.count++;
    addValue(member.shape, value);
  }
}
