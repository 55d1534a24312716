import { constants } from 'node:os';

const texts = {
  EBADF: 'bad file descriptor',
  EINVAL: 'invalid argument',
  ENOENT: 'no such file or directory',
  ENOTDIR: 'not a directory',
  ENXIO: 'no such device or address',
} as const;

/** An error as Node makes it of a failed system call. */
export function systemError(
  code: keyof typeof texts,
  syscall: string,
  details: { readonly path?: string; readonly dest?: string } = {},
): NodeJS.ErrnoException {
  const { path, dest } = details;
  const about =
    path === undefined ? '' : dest === undefined ? ` '${path}'` : ` '${path}' -> '${dest}'`;
  const error = new Error(`${code}: ${texts[code]}, ${syscall}${about}`);
  return Object.assign(error, { errno: -constants.errno[code], code, syscall, ...details });
}

/** The same for a stream, whose errors Node words shorter. */
export function streamError(code: 'EPIPE' | 'EBADF', syscall: string): NodeJS.ErrnoException {
  const error = new Error(`${syscall} ${code}`);
  return Object.assign(error, { errno: -constants.errno[code], code, syscall });
}
