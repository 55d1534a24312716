import { suggest } from '../schema/suggest.js';
import type { Catalogue } from './catalogue.js';
import { makeVisible } from './visible.js';

/** Says that there is no such tool, and which one was most likely meant. */
export function describeUnknownTool(name: string, { tools }: Catalogue): string {
  const names = tools.map(({ definition }) => definition.name);
  const near = suggest(name, names);
  const hint =
    near === undefined ? `expected one of the ${names.length} listed` : `did you mean "${near}"?`;
  return `Unknown tool "${makeVisible(name.slice(0, 100))}": ${hint}`;
}
