import type { Command, Option } from '../model/command-tree.js';
import type { JsonSchema } from '../model/json.js';
import { relationPolicy } from './policy.js';
import { type Link, linksOf, wordsLinksOf } from './relations.js';

/** What the relations between options ask of an input. */
export interface Conditions {
  /** Options that some option with a value in every call needs. */
  readonly required: ReadonlySet<Option>;
  /** For the tool's description. */
  readonly sentences: readonly string[];
  /** `dependentRequired` and `dependentSchemas`, for the validating schema alone. */
  readonly keywords: JsonSchema;
}

/** `keys` has the property of each option that can be given. */
export function conditionsOf(command: Command, keys: ReadonlyMap<Option, string>): Conditions {
  const required = new Set<Option>();
  const sentences = new Set<string>();
  const needed = new Map<string, string[]>();
  const rules = new Map<string, JsonSchema[]>();
  for (const link of linksOf(command)) {
    const { kind, from, to, toName, byValue, alwaysGiven, alwaysDemands, fills } = link;
    if (!to || alwaysGiven) continue;
    const key = keys.get(from);
    const others = [to, ...fills].flatMap((option) => keys.get(option) ?? []);
    const own = keys.get(to) ?? toName;
    if (kind === 'needs' && alwaysDemands && fills.length === 0) required.add(to);
    if (key === undefined || others.length === 0 || others.includes(key)) continue;
    if (kind === 'needs' && required.has(to)) continue;
    const sentence = relationPolicy[kind].says(key, own);
    sentences.add(sentence);
    if (kind === 'needs' && !byValue && others.length === 1) push(needed, key, own);
    else push(rules, key, { description: sentence, ...ruleOf(link, key, { others }) });
  }
  for (const { from, words } of wordsLinksOf(command)) {
    const key = keys.get(from);
    if (key !== undefined) sentences.add(relationPolicy.words.says(key, words));
  }
  return { required, sentences: [...sentences], keywords: keywordsOf(needed, rules) };
}

/** What must hold where `from` is given; any of `others` is what the relation is about. */
function ruleOf(
  { kind, byValue }: Link,
  from: string,
  { others }: { others: readonly string[] },
): JsonSchema {
  const given = others.map((key) => ({ properties: of(key, {}), required: [key] }));
  const unset = (key: string) => ({ properties: of(key, { enum: [false, 0, ''] }) });
  if (kind === 'needs') return { anyOf: byValue ? [unset(from), ...given] : given };
  if (!byValue) return { not: given.length === 1 ? given[0] : { anyOf: given } };
  return { anyOf: [unset(from), { allOf: others.map(unset) }] };
}

function keywordsOf(
  needed: ReadonlyMap<string, readonly string[]>,
  rules: ReadonlyMap<string, readonly JsonSchema[]>,
): JsonSchema {
  return {
    ...(needed.size > 0 && { dependentRequired: Object.fromEntries(needed) }),
    ...(rules.size > 0 && {
      dependentSchemas: Object.fromEntries([...rules].map(([key, allOf]) => [key, { allOf }])),
    }),
  };
}

/** A record with one key, which may be `__proto__`. */
function of<Value>(key: string, value: Value): Record<string, Value> {
  return Object.fromEntries([[key, value]]);
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
