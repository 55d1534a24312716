/** A resource of a call, with how to reach it. */
export interface Owned {
  readonly type: string;
  readonly kind: ResourceKind;
  readonly held: { deref(): object | undefined };
}

/** How to see whether a resource keeps an event loop alive. */
export type ResourceKind =
  | 'request'
  | 'connection'
  | 'job'
  | 'handle'
  | 'timer'
  | 'immediate'
  | 'stream';

export type TimerResource = NodeJS.Timeout & {
  readonly _destroyed: boolean;
  /** Milliseconds of an interval; null for what fires once. */
  readonly _repeat: number | null;
  readonly _idleStart: number;
  readonly _idleTimeout: number;
};

const typesOfKind: Readonly<Record<ResourceKind, readonly string[]>> = {
  request: [
    ...['FSREQCALLBACK', 'FSREQPROMISE', 'FILEHANDLECLOSEREQ', 'QUERYWRAP'],
    ...['WRITEWRAP', 'SHUTDOWNWRAP'],
  ],
  connection: [
    ...['TCPCONNECTWRAP', 'PIPECONNECTWRAP', 'UDPSENDWRAP'],
    ...['GETADDRINFOREQWRAP', 'GETNAMEINFOREQWRAP'],
  ],
  job: [
    ...['CHECKPRIMEREQUEST', 'CIPHERREQUEST', 'DERIVEBITSREQUEST', 'HASHREQUEST', 'KEYGENREQUEST'],
    ...['KEYPAIRGENREQUEST', 'KEYEXPORTREQUEST', 'PBKDF2REQUEST', 'RANDOMBYTESREQUEST'],
    ...['RANDOMPRIMEREQUEST', 'SCRYPTREQUEST', 'SIGNREQUEST', 'VERIFYREQUEST'],
  ],
  handle: [
    ...['TCPWRAP', 'TCPSERVERWRAP', 'PIPEWRAP', 'PIPESERVERWRAP', 'UDPWRAP', 'TTYWRAP'],
    ...['PROCESSWRAP', 'SIGNALWRAP', 'FSEVENTWRAP', 'STATWATCHER', 'MESSAGEPORT', 'WORKER'],
  ],
  timer: ['Timeout'],
  immediate: ['Immediate'],
  stream: ['ZLIB'],
};

const kinds: ReadonlyMap<string, ResourceKind> = new Map(
  Object.entries(typesOfKind).flatMap(([kind, types]) =>
    types.map((type): [string, ResourceKind] => [type, kind as ResourceKind]),
  ),
);

/**
 * What keeps a process alive, by the names that `async_hooks` gives. Anything else a program makes, its own
 * `AsyncResource`s and promises above all, does not.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/async_hooks.html#type
 */
export function kindOf(type: string): ResourceKind | undefined {
  return kinds.get(type);
}

const isAliveOf: Readonly<Record<ResourceKind, (resource: object) => boolean>> = {
  // Over when its callback has run, which its owner hears of.
  request: () => true,
  // May fail at once, without a callback: to a network that cannot be reached, say.
  connection: (request) => activeRequests()?.includes(request) !== false,
  // A job without a callback was done synchronously.
  job: (job) => typeof (job as { ondone?: unknown }).ondone === 'function',
  handle: (handle) => (handle as { hasRef?(): boolean }).hasRef?.() === true,
  timer: (timer) => !(timer as TimerResource)._destroyed && (timer as TimerResource).hasRef(),
  immediate: (timer) => !(timer as TimerResource)._destroyed && (timer as TimerResource).hasRef(),
  // Set while a chunk is being worked on.
  stream: (stream) => (stream as { buffer?: unknown }).buffer != null,
};

export function isAlive({ kind, held }: Owned): boolean {
  const resource = held.deref();
  return resource !== undefined && isAliveOf[kind](resource);
}

/** Undefined where Node does not tell. */
function activeRequests(): readonly object[] | undefined {
  return (process as { _getActiveRequests?(): object[] })._getActiveRequests?.();
}

/** A child, a worker, and the pipe that a child or grandchild writes to are expected to end, as a request is. */
const endingHandles = new Set(['PROCESSWRAP', 'PIPEWRAP', 'WORKER']);

/** True for what does not end by itself within `remaining` milliseconds. */
export function isStanding({ type, kind, held }: Owned, remaining: number): boolean {
  if (kind === 'handle') return !endingHandles.has(type);
  if (kind !== 'timer') return false;
  return (held.deref() as TimerResource)._idleTimeout > remaining || isInterval({ kind, held });
}

/** A timer that will fire if the process lives on. */
export function isPending({ kind, held }: Owned): boolean {
  return kind === 'timer' && !(held.deref() as TimerResource)._destroyed;
}

export function isInterval({ kind, held }: Pick<Owned, 'kind' | 'held'>): boolean {
  return kind === 'timer' && Boolean((held.deref() as TimerResource)._repeat);
}
