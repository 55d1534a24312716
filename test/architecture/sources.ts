import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, parseSync, Visitor } from 'oxc-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One source file as far as the laws look at it. Paths are relative to the repository, with `/`. */
export interface Source {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** True when it exports something of another module. */
  readonly reexports: boolean;
  readonly functions: readonly {
    readonly name: string;
    readonly line: number;
    readonly lines: number;
    readonly parameters: number;
  }[];
  readonly usesProcess: boolean;
}

export interface Import {
  /** A path of ours, `node:x` for a built-in, or a package's name. */
  readonly target: string;
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const folders = ['bridge', 'src', 'cli'];
const skipped = new Set(['node_modules', 'dist']);

export function readSources(): Source[] {
  return folders.flatMap((folder) => listFiles(join(root, folder))).map(readSource);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(path);
    return /(?<!\.d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

function readSource(file: string): Source {
  const path = relative(root, file).split(sep).join(posix.sep);
  return parseSource(path, readFileSync(file, 'utf8'));
}

export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const lineOf = lineCounter(text);
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: findImports(program, text).map((found) => ({
      ...found,
      target: resolve(path, found.specifier),
    })),
    reexports: program.body.some(
      (node) =>
        node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && node.source !== null),
    ),
    functions: findFunctions(program, lineOf),
    usesProcess: findProcess(program),
  };
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return posix.join(dirname(from), specifier).replace(/\.js$/, '.ts');
  if (specifier.startsWith('node:')) return specifier;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return builtinModules.includes(name) ? `node:${specifier}` : name;
}

function findImports(program: Program, text: string) {
  const found: { specifier: string; typeOnly: boolean }[] = [];
  new Visitor({
    ImportDeclaration: (node) =>
      found.push({ specifier: node.source.value, typeOnly: node.importKind === 'type' }),
    ExportAllDeclaration: (node) =>
      found.push({ specifier: node.source.value, typeOnly: node.exportKind === 'type' }),
    ExportNamedDeclaration: (node) => {
      if (node.source)
        found.push({ specifier: node.source.value, typeOnly: node.exportKind === 'type' });
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal')
        found.push({ specifier: String(node.source.value), typeOnly: false });
    },
    TSImportType: (node) => {
      const literal = text.slice(node.source.start, node.source.end);
      found.push({ specifier: literal.slice(1, -1), typeOnly: true });
    },
  }).visit(program);
  return found;
}

function findFunctions(program: Program, lineOf: (offset: number) => number) {
  const found: Source['functions'][number][] = [];
  const add = (node: {
    start: number;
    end: number;
    params: unknown[];
    id?: { name: string } | null;
  }) => {
    const line = lineOf(node.start);
    found.push({
      name: node.id?.name ?? '(anonymous)',
      line,
      lines: lineOf(node.end) - line + 1,
      parameters: node.params.length,
    });
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program);
  return found;
}

/** The global or an import of it; a property or a parameter of the same name is something else. */
function findProcess(program: Program): boolean {
  let found = false;
  const look = (node: { type: string; name?: unknown } | null) => {
    if (node?.type === 'Identifier' && node.name === 'process') found = true;
  };
  new Visitor({
    MemberExpression: (node) => look(node.object),
    VariableDeclarator: (node) => look(node.init),
    AssignmentExpression: (node) => look(node.right),
    CallExpression: (node) => node.arguments.forEach(look),
    NewExpression: (node) => node.arguments.forEach(look),
    ImportDeclaration: (node) => {
      if (/^(node:)?process$/.test(node.source.value)) found = true;
    },
  }).visit(program);
  return found;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
