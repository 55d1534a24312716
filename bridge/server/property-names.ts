import type { Binding, Tool } from '../model/tool.js';

/** The property of the input that fills what a call's stages name; the name itself where none does. */
export function propertyOf({ bindings }: Pick<Tool, 'bindings'>, name: string): string {
  return bindings.find(({ target }) => nameOf(target) === name)?.property ?? name;
}

/** A sentence about options with their properties named instead: the model has sent no others. */
export function sayProperties(tool: Pick<Tool, 'bindings'>, sentence: string): string {
  return sentence.replace(quotedText, (quoted) => {
    const name = JSON.parse(quoted);
    const property = propertyOf(tool, name);
    return property === name ? quoted : JSON.stringify(property);
  });
}

/** As `JSON.stringify` writes it. */
const quotedText = /"(?:[^"\\]|\\.)*"/g;

/** Where words have no name of their own, that under which yargs keeps them. */
function nameOf(target: Binding['target']): string | undefined {
  if ('name' in target) return target.name;
  return { stdin: undefined, rest: '--', extra: '_' }[target.kind];
}
