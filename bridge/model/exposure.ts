import type { JsonSchema } from './json.js';

/** What running a command does to the world. Undeclared means the worst: not read-only, destructive, open-world. */
export type Effect = 'read' | 'write' | 'destroy';

/** Facts about a command that yargs cannot hold. */
export interface CommandFacts {
  readonly effect?: Effect;
  /** Reaches beyond this machine. @default false where an effect is declared, else true */
  readonly openWorld?: boolean;
  /** Running it twice equals running it once. @default true for `read`, else false */
  readonly idempotent?: boolean;
  /** Whether it reads standard input. @default 'none' */
  readonly stdin?: 'text' | 'none';
  /** Declares that standard output is one JSON value of this schema, where `option` is given. */
  readonly output?: OutputFact;
  /** Exit codes beside 0 that are not failures, such as 1 of grep. */
  readonly successCodes?: readonly number[];
  /** Time limit of one call in milliseconds. @default 60000 */
  readonly timeout?: number;
  /** Calls that must not overlap: all of this command, or those with the same value of one option. */
  readonly serial?: boolean | `by:${string}`;
  /** Command lines without the program's name, such as `encode base64 hello`. */
  readonly examples?: readonly string[];
  readonly title?: string;
  /** Replaces the program's own description for a model. */
  readonly description?: string;
  /** Leaves the command out, or takes in one that the program hides. */
  readonly hidden?: boolean;
  /** By option or positional name. */
  readonly options?: Readonly<Record<string, OptionFacts>>;
}

export interface OutputFact {
  readonly schema: JsonSchema;
  /** A boolean option that the bridge adds to obtain JSON, hidden from the tool's schema. */
  readonly option?: string;
}

export interface OptionFacts {
  /** Keywords merged over the derived schema of the property, such as `format` or `pattern`. */
  readonly schema?: JsonSchema;
  readonly hidden?: boolean;
}

/** Facts given beside a program. Rules are ordered; of each field the first matching rule that sets it wins. */
export interface ExposureRule extends CommandFacts {
  /** Command path as words joined by a space; `*` stands for one word, `**` for any number. */
  readonly match: string | readonly string[];
}

/** Which commands become tools. Patterns are written as in `ExposureRule.match`. */
export interface Selection {
  /** @default false */
  readonly hidden?: boolean;
  /** @default false */
  readonly deprecated?: boolean;
  /** Only commands that match one of these. @default all */
  readonly include?: readonly string[];
  /** No command that matches one of these. @default none */
  readonly exclude?: readonly string[];
  /** Only commands declared to be read-only. @default false */
  readonly readOnly?: boolean;
}

/** Facts after the merge: nothing is left open. */
export interface ResolvedFacts {
  readonly effect?: Effect;
  readonly readOnly: boolean;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  readonly openWorld: boolean;
  readonly stdin: 'text' | 'none';
  readonly output?: OutputFact;
  readonly successCodes: readonly number[];
  /** Milliseconds. */
  readonly timeout?: number;
  readonly serial: boolean | `by:${string}`;
  readonly examples: readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly hidden?: boolean;
  readonly options: Readonly<Record<string, OptionFacts>>;
}

/** Where facts travel on a handler, which yargs keeps by identity. */
export const factsKey = Symbol.for('yargs-mcp.facts');

/** Marks the handlers of the bridge's own command, which never becomes a tool, nor does anything below it. */
export const bridgeKey = Symbol.for('yargs-mcp.bridge');
