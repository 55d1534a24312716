import { readFile, writeFile } from 'node:fs/promises';
import type { Files } from '../src/context.js';
import { InputError, ToolError } from '../src/errors.js';

/** The files of this machine. */
export const processFiles: Files = {
  async read(path) {
    return readFile(path).catch((error) => refuse('read', path, error));
  },
  async write(path, content) {
    await writeFile(path, content).catch((error) => refuse('write', path, error));
  },
};

function refuse(verb: 'read' | 'write', path: string, error: NodeJS.ErrnoException): never {
  const reason = reasons[error.code ?? ''] ?? error.message;
  // What cannot be read is input that cannot be used; a command's own `failure` stays for its answer.
  const Failure = verb === 'read' ? InputError : ToolError;
  throw new Failure(`Cannot ${verb} '${path}': ${reason}`, { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a directory',
  ENOENT: 'there is no such file or directory',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a directory',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  ERR_FS_FILE_TOO_LARGE: 'it is larger than 2 GiB',
};
