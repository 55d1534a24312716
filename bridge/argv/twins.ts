/** The names yargs-parser adds to an option by itself: `maxTokens` for `max-tokens`, and the reverse. */
export function twinsOf(name: string): readonly string[] {
  const twins = [];
  if (name.includes('-')) twins.push(camelCase(name), camelCaseParts(name));
  if (name.length > 1 && /[A-Z]/.test(name)) twins.push(dashed(name));
  return [...new Set(twins)].filter((twin) => twin !== name);
}

/** The twin without dashes of a name with dots, each part for itself. */
export function camelCaseParts(name: string): string {
  return name.split('.').map(camelCase).join('.');
}

/** A name in mixed case keeps its case; in every other, only letters after a dash or underscore become upper case. */
function camelCase(name: string): string {
  const mixed = name !== name.toLowerCase() && name !== name.toUpperCase();
  const base = mixed ? name : name.toLowerCase();
  if (!/[-_]/.test(base)) return base;
  const bare = base.replace(/^-+/, '');
  const joints = bare === base ? /(?<!^)[-_]+([^-_]?)/gs : /[-_]+([^-_]?)/gs;
  return bare.replace(joints, (_, next: string) => next.toUpperCase()).replace(/^_/, '');
}

function dashed(name: string): string {
  const lower = name.toLowerCase();
  return Array.from({ length: name.length }, (_, index) =>
    index > 0 && name[index] !== lower[index] ? `-${lower[index]}` : name[index],
  ).join('');
}
