/** Facts about a command that yargs cannot hold. */
export interface CommandFacts {
  readonly effect?: 'read' | 'write' | 'destroy';
  readonly openWorld?: boolean;
  readonly idempotent?: boolean;
  readonly stdin?: 'text' | 'none';
  readonly output?: {
    readonly schema: { readonly [keyword: string]: unknown };
    readonly option?: string;
  };
  readonly successCodes?: readonly number[];
  readonly timeout?: number;
  readonly serial?: boolean | `by:${string}`;
  readonly examples?: readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly hidden?: boolean;
  readonly options?: Readonly<
    Record<
      string,
      { readonly schema?: { readonly [keyword: string]: unknown }; readonly hidden?: boolean }
    >
  >;
}

/** Attaches facts to a handler. */
export function describeTool<Handler extends object>(
  handler: Handler,
  facts: CommandFacts,
): Handler {
  return Object.defineProperty(handler, Symbol.for('yargs-mcp.facts'), { value: facts });
}
