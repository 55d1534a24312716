/** A record as aligned lines, one for each field that has a value. */
export function renderFields(
  fields: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const width = Math.max(...present.map(([name]) => name.length));
  return present.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}
