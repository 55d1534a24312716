type Handler = (argv: unknown) => unknown;

export const groups: Readonly<Record<string, Readonly<Record<string, Handler>>>>;
