import { domainToUnicode, URL } from 'node:url';
import { InputError } from '../errors.js';

/** The parts of a URL as browsers see them. What it does not have is absent. */
export interface UrlParts {
  /** In the spelling that browsers use. */
  readonly href: string;
  /** Whether that is another spelling than the one given. */
  readonly rewritten: boolean;
  /** Without its colon. */
  readonly scheme: string;
  readonly username?: string;
  readonly password?: string;
  readonly hostname?: string;
  /** The host as it is read, where it is encoded in `hostname`. */
  readonly unicodeHostname?: string;
  /** Given or the scheme's own. */
  readonly port?: number;
  readonly origin?: string;
  readonly path: string;
  /** Decoded, in order; a name may be there more than once. */
  readonly query: readonly QueryParameter[];
  /** Decoded. */
  readonly fragment?: string;
}

export interface QueryParameter {
  readonly name: string;
  readonly value: string;
}

/**
 * @param base what a relative URL is resolved against
 * @throws {InputError} when it is invalid, or relative without a base
 * @see https://url.spec.whatwg.org
 */
export function parseUrl(text: string, base?: string): UrlParts {
  const url = readUrl(text, base);
  const { hostname, username, password, hash, origin } = url;
  const unicode = domainToUnicode(hostname);
  const port = portOf(url);
  return {
    href: url.href,
    rewritten: url.href !== text,
    scheme: url.protocol.slice(0, -1),
    ...(username && { username: decode(username) }),
    ...(password && { password: decode(password) }),
    ...(hostname && { hostname }),
    ...(unicode && unicode !== hostname && { unicodeHostname: unicode }),
    ...(port !== undefined && { port }),
    ...(origin !== 'null' && { origin }),
    path: url.pathname,
    query: [...url.searchParams].map(([name, value]) => ({ name, value })),
    ...(hash && { fragment: decode(hash.slice(1)) }),
  };
}

function readUrl(text: string, base: string | undefined): URL {
  if (base !== undefined && !URL.canParse(base)) {
    throw new InputError(`The base '${base}' is no absolute URL`);
  }
  if (URL.canParse(text, base)) return new URL(text, base);
  const isRelative = !/^\s*[a-z][a-z\d+.-]*:/i.test(text);
  const hint = isRelative ? 'Begin with a scheme such as https://, or give --base' : undefined;
  throw new InputError(`'${text}' is no ${isRelative ? 'absolute' : 'valid'} URL`, { hint });
}

function portOf({ port, protocol }: URL): number | undefined {
  return port ? Number(port) : defaultPorts.get(protocol);
}

/** Those that the standard names. */
const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
  ['ws:', 80],
  ['wss:', 443],
  ['ftp:', 21],
]);

/** As it is where what it encodes is not text. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
