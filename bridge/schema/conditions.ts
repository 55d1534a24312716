import type { Command, Option } from '../model/command-tree.js';
import type { JsonSchema } from '../model/json.js';
import { relationPolicy } from './policy.js';
import { alwaysDemands, alwaysGiven, type Link, linksOf, wordsLinksOf } from './relations.js';

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
    if (!link.to || alwaysGiven(link)) continue;
    if (link.kind === 'needs' && alwaysDemands(link)) required.add(link.to);
    const from = keys.get(link.from);
    const to = keys.get(link.to);
    if (from === undefined || to === undefined || from === to || required.has(link.to)) continue;
    const sentence = relationPolicy[link.kind].says(from, to);
    sentences.add(sentence);
    if (link.kind === 'needs' && !link.byValue) push(needed, from, to);
    else push(rules, from, { description: sentence, ...ruleOf(link, from, { to }) });
  }
  for (const { from, words } of wordsLinksOf(command)) {
    const key = keys.get(from);
    if (key !== undefined) sentences.add(relationPolicy.words.says(key, String(words)));
  }
  return { required, sentences: [...sentences], keywords: keywordsOf(needed, rules) };
}

/** What must hold where `from` is given. */
function ruleOf(link: Link, from: string, { to }: { to: string }): JsonSchema {
  const given = { properties: of(to, {}), required: [to] };
  if (!link.byValue) return { not: given };
  const unset = (key: string) => ({ properties: of(key, { enum: [false, 0, ''] }) });
  return { anyOf: [unset(from), link.kind === 'needs' ? given : unset(to)] };
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
