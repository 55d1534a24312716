import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A whole output that did not fit into a result. */
export interface KeptOutput {
  readonly uri: string;
  readonly path: string;
  readonly name: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
}

/** Whole outputs in files that only this user can read, until {@link KeptOutputs.remove}. */
export interface KeptOutputs {
  keep(bytes: Uint8Array, about: { name: string; mimeType: string }): Promise<KeptOutput>;
  list(): readonly KeptOutput[];
  /** The bytes kept under a URI; undefined where none are. */
  read(uri: string): Promise<Uint8Array | undefined>;
  /** Never rejects: a file that cannot be removed must not keep a server from its end. */
  remove(): Promise<void>;
}

export interface KeptOutputsOptions {
  /** @default the system's folder for temporary files */
  readonly parent?: string;
  /** Bytes kept in all; beyond it the oldest go first. @default 536870912 */
  readonly limit?: number;
}

/** The folder (mode 0700) is made when the first output is kept. */
export function createKeptOutputs(options: KeptOutputsOptions = {}): KeptOutputs {
  const { parent = tmpdir(), limit = 512 * 1024 * 1024 } = options;
  const kept = new Map<string, KeptOutput>();
  const folder = createFolder(parent);
  let count = 0;

  /** The one just kept stays, however large. */
  const dropOldest = async () => {
    let total = sum(kept.values());
    for (const [uri, output] of kept) {
      if (total <= limit || kept.size === 1) return;
      kept.delete(uri);
      total -= output.size;
      await rm(output.path, { force: true });
    }
  };

  return {
    async keep(bytes, { name, mimeType }) {
      const path = join(await folder.make(), `${++count}-${name}`);
      await writePrivately(path, bytes);
      const uri = pathToFileURL(path).href;
      const output = { uri, path, name, mimeType, size: bytes.length };
      kept.set(uri, output);
      await dropOldest();
      return output;
    },
    list: () => [...kept.values()],
    async read(uri) {
      const output = kept.get(uri);
      return output && readFile(output.path);
    },
    async remove() {
      kept.clear();
      await folder.remove();
    },
  };
}

/** A folder that could not be made is tried again the next time. */
function createFolder(parent: string) {
  let made: Promise<string> | undefined;
  return {
    make() {
      made ??= mkdtemp(join(parent, 'yargs-mcp-')).catch((error) => {
        made = undefined;
        throw error;
      });
      return made;
    },
    async remove() {
      const path = await made?.catch(() => undefined);
      made = undefined;
      if (path) await rm(path, { recursive: true, force: true }).catch(() => {});
    },
  };
}

const sum = (outputs: Iterable<KeptOutput>) => {
  let total = 0;
  for (const { size } of outputs) total += size;
  return total;
};

/** Fails where something is already there, so that nobody's link is followed. */
async function writePrivately(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
  } finally {
    await file.close();
  }
}
