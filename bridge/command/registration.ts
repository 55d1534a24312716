import type { ClientRecipe } from './clients.js';
import type { Launch } from './launch.js';

/** What a client's file says of a server, and what it would say with it registered. */
export type Registration =
  | { readonly state: 'absent'; readonly added: string }
  | { readonly state: 'same' }
  /** Another server has the name. */
  | { readonly state: 'other'; readonly added?: string }
  /** The file cannot be read, and so not be changed. */
  | { readonly state: 'unreadable'; readonly reason: string };

/** Plans a registration; nothing else of the file changes. */
export function planRegistration(
  content: string,
  launch: Launch,
  { recipe }: { recipe: ClientRecipe },
): Registration {
  return planners[recipe.format](content, launch, recipe.table);
}

const planners = { json: planJson, toml: planToml };

function planJson(content: string, { name, command, args }: Launch, table: string): Registration {
  const root = parse(content.trim() === '' ? '{}' : content);
  const servers = isObject(root) ? (root[table] ?? {}) : undefined;
  if (!isObject(root) || !isObject(servers))
    return { state: 'unreadable', reason: `it is no JSON object with an object "${table}"` };
  const entry = { command, args };
  const known = Object.hasOwn(servers, name) ? servers[name] : undefined;
  if (
    isObject(known) &&
    JSON.stringify({ command: known.command, args: known.args }) === JSON.stringify(entry)
  )
    return { state: 'same' };
  const indent = /\n([ \t]+)"/.exec(content)?.[1] ?? '  ';
  const changed = { ...root, [table]: { ...servers, [name]: entry } };
  const added = `${JSON.stringify(changed, null, indent)}\n`;
  return { state: known === undefined ? 'absent' : 'other', added };
}

/** A table is added at the end; TOML that is there is looked at and never rewritten. */
function planToml(content: string, { name, command, args }: Launch, table: string): Registration {
  const key = /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
  const entry = `[${table}.${key}]\ncommand = ${JSON.stringify(command)}\nargs = [${args.map((arg) => JSON.stringify(arg)).join(', ')}]\n`;
  if (`${content}\n`.includes(entry)) return { state: 'same' };
  const header = new RegExp(
    `^[ \\t]*\\[[ \\t]*${table}[ \\t]*\\.[ \\t]*["']?${escapeForRegExp(name)}["']?[ \\t]*[\\].]`,
    'm',
  );
  if (header.test(content)) return { state: 'other' };
  if (new RegExp(`^[ \\t]*(?:${table}[ \\t]*[.=])`, 'm').test(content))
    return { state: 'unreadable', reason: `it has "${table}" in another form than tables` };
  const gap = content === '' ? '' : content.endsWith('\n') ? '\n' : '\n\n';
  return { state: 'absent', added: `${content}${gap}${entry}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
