import type { Import, Source } from './sources.js';

/** What a folder may import of ours; the first row whose `from` matches a file holds for it. */
export interface FolderLaw {
  readonly from: RegExp;
  readonly may: readonly RegExp[];
}

const model = /^bridge\/model\//;

export const folderLaws: readonly FolderLaw[] = [
  { from: model, may: [model] },
  ...['walker', 'schema', 'argv', 'executor'].map((stage) => ({
    from: new RegExp(`^bridge/${stage}/`),
    may: [model, new RegExp(`^bridge/${stage}/`)],
  })),
  { from: /^bridge\/server\//, may: [/^bridge\/(model|walker|schema|argv|executor|server)\//] },
  {
    from: /^bridge\/command\//,
    may: [/^bridge\/(model|walker|schema|argv|executor|server|command)\//],
  },
  { from: /^bridge\/index\.ts$/, may: [/^bridge\//] },
  { from: /^src\//, may: [/^src\//] },
  { from: /^cli\//, may: [/^cli\//, /^src\//, /^yargs-mcp$/] },
];

/** A tool of `src` may import its own folder, the context, and nouns that several tools share. */
export const sharedInSrc = /^src\/([a-z-]+\.ts|git\/.*|text-input\/.*|position\/.*)$/;

/** Packages and globals that only some files may touch. */
export interface PackageLaw {
  readonly what: RegExp;
  readonly allowed: RegExp;
  /** Type-only imports are free where this matches. */
  readonly typesAllowed?: RegExp;
}

export const packageLaws: readonly PackageLaw[] = [
  { what: /^yargs$/, allowed: /^cli\//, typesAllowed: /^bridge\// },
  { what: /^@modelcontextprotocol\//, allowed: /^(bridge\/server\/protocol\/|src\/servers\/)/ },
  {
    what: /^node:(child_process|worker_threads)$/,
    allowed:
      /^(bridge\/executor\/|bridge\/server\/lane\.ts$|cli\/process-context\.ts$|cli\/isolate[a-z-]*\.ts$)/,
  },
];

export const processAllowed =
  /^(cli\/main\.ts|cli\/process-context\.ts|cli\/isolate[a-z-]*\.ts|bridge\/executor\/|bridge\/walker\/process-trap\.ts$|bridge\/server\/protocol\/|bridge\/command\/)/;

export const isOurs = (imported: Import) => /^(bridge|src|cli)\//.test(imported.target);

/** Files in a cycle of imports, type imports included. */
export function findCycles(sources: readonly Source[]): string[][] {
  const graph = new Map(
    sources.map((source) => [source.path, source.imports.filter(isOurs).map((i) => i.target)]),
  );
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at !== -1) cycles.push(trail.slice(at));
    if (at !== -1 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
