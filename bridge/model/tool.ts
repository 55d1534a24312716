import type { Command } from './command-tree.js';
import type { ResolvedFacts } from './exposure.js';
import type { JsonSchema, JsonValue } from './json.js';

/** Exactly what `tools/list` serves for one tool. */
export interface ToolDefinition {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations: ToolAnnotations;
}

export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** A tool with all that is needed to call it. */
export interface Tool {
  readonly definition: ToolDefinition;
  readonly command: Command;
  readonly facts: ResolvedFacts;
  /** The published schema plus the conditions that clients cannot express; inputs are validated with it. */
  readonly validation: JsonSchema;
  readonly bindings: readonly Binding[];
}

/** Which part of a command line a property of the input fills. */
export interface Binding {
  readonly property: string;
  readonly target: BindingTarget;
}

export type BindingTarget =
  /** `name` is the option's or positional's canonical name. */
  | { readonly kind: 'option' | 'positional'; readonly name: string }
  /** Standard input. */
  | { readonly kind: 'stdin' }
  /** Words after `--`, for programs with `populate--`. */
  | { readonly kind: 'rest' }
  /** Words beyond the positionals, which a handler finds in `argv._`. */
  | { readonly kind: 'extra' };

/** Values for one command line, by what they fill. */
export interface CommandValues {
  /** By canonical name, positionals and options alike. */
  readonly named: ReadonlyMap<string, JsonValue>;
  readonly rest?: readonly string[];
  readonly extra?: readonly (string | number)[];
}

/** Something about a program that a person should look at. */
export interface LintFinding {
  readonly code: string;
  readonly path: readonly string[];
  /** The option or positional it concerns. */
  readonly option?: string;
  /** What is wrong, and what to do. */
  readonly message: string;
}
