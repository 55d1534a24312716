import { fileURLToPath } from 'node:url';
import type { StandardFd } from '../../call/descriptors.js';

const names: Readonly<Record<string, StandardFd>> = {
  '/dev/stdin': 0,
  '/dev/stdout': 1,
  '/dev/stderr': 2,
};
const numbered = new RegExp(`^/(?:dev|proc/(?:self|${process.pid}))/fd/([012])$`);

/** The standard stream that a path such as `/dev/stdout` or `/proc/self/fd/1` means. */
export function standardOfPath(target: unknown): StandardFd | undefined {
  const path = asText(target);
  if (path === undefined || !/^\/(dev|proc)\//.test(path)) return undefined;
  if (Object.hasOwn(names, path)) return names[path];
  const number = numbered.exec(path)?.[1];
  return number === undefined ? undefined : (Number(number) as StandardFd);
}

function asText(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (target instanceof URL && target.protocol === 'file:') return fileURLToPath(target);
  return target instanceof Uint8Array ? Buffer.from(target).toString() : undefined;
}
