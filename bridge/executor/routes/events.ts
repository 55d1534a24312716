import type { Call } from '../call/call.js';
import { ExitSignal } from '../call/exit-signal.js';
import { callOfLostException } from './async-hook.js';
import { enter } from './enter.js';
import { exit, toStatus } from './exit.js';
import { exitCodeOf } from './exit-code.js';
import { describeFatal } from './fatal-error.js';
import type { Patches } from './patches.js';
import { type Method, routeMethod } from './routed-member.js';

const listenerMethods = [
  ...['on', 'addListener', 'once', 'prependListener', 'prependOnceListener', 'off'],
  ...['removeListener', 'removeAllListeners', 'setMaxListeners', 'getMaxListeners'],
  ...['listeners', 'rawListeners', 'listenerCount', 'eventNames'],
];

/** Events that are about one call; others, such as `warning`, reach the process's own listeners too. */
const ownEvents = new Set<unknown>([
  ...['exit', 'beforeExit', 'uncaughtException', 'uncaughtExceptionMonitor'],
  ...['unhandledRejection', 'rejectionHandled'],
]);

/** Routes `process` as an emitter: a call hears what it listens to, and leaves no listener behind. */
export function routeEvents(patches: Patches): void {
  for (const key of listenerMethods) {
    routeMethod(patches, process, {
      key,
      inCall: ({ events }, args) => {
        const result = Reflect.apply(Reflect.get(events, key), events, args);
        return result === events ? process : result;
      },
    });
  }
  const emit = process.emit as unknown as Method;
  routeMethod(patches, process, {
    key: 'emit',
    inCall: (call, args, original) => {
      const [event, ...details] = args;
      if (event === 'uncaughtException') return hearException(call, details);
      if (event === 'unhandledRejection') rejections.set(details[1] as object, call);
      const heard = call.events.emit(event as string, ...details);
      if (ownEvents.has(event) || isSignal(event)) return heard;
      return original.apply(process, args) || heard;
    },
    outside: (...args) => emitLost(args) ?? emit.apply(process, args),
  });
}

/** Rejections that a call has been told of; who handles one later is told without a context. */
const rejections = new WeakMap<object, Call>();

/** Events of a call that Node emits outside its context; undefined for others. */
function emitLost([event, ...details]: unknown[]): boolean | undefined {
  if (event === 'uncaughtException') {
    const call = callOfLostException();
    return call && enter(call, () => hearException(call, details));
  }
  if (event !== 'rejectionHandled') return undefined;
  const call = rejections.get(details[0] as object);
  return call && enter(call, () => hearLateHandling(call, details));
}

function hearLateHandling(call: Call, details: unknown[]): true {
  if (!call.events.emit('rejectionHandled', ...details)) {
    const words = 'Promise rejection was handled asynchronously';
    process.emitWarning(words, 'PromiseRejectionHandledWarning');
  }
  return true;
}

function isSignal(event: unknown): boolean {
  return typeof event === 'string' && event.startsWith('SIG');
}

/**
 * Node asks here what to do with an exception that nothing has caught, in the context of the code that threw
 * it. It is always told that the exception is dealt with: the call that it belongs to has failed, nobody else.
 */
function hearException(call: Call, details: unknown[]): true {
  if (call.closed) return true;
  try {
    if (call.captureException !== null) call.captureException(details[0]);
    else if (!call.events.emit('uncaughtException', ...details)) failCall(call, details[0]);
  } catch (error) {
    if (!call.closed) leaveUnheard(call, error);
  }
  return true;
}

/** Ends the call as Node ends a process: the error on standard error, `exit` listeners, code 1. */
export function failCall(call: Call, error: unknown): void {
  if (call.closed || error instanceof ExitSignal) return;
  call.stderrSink.write(Buffer.from(describeFatal(error)));
  if (call.exiting) {
    call.end(toStatus(exitCodeOf(call) ?? 1));
    return;
  }
  try {
    exit(call, 1);
  } catch (signal) {
    if (!call.closed) leaveUnheard(call, signal);
  }
}

/** A listener of the last resort has failed itself; Node's code for that is 7. */
function leaveUnheard(call: Call, error: unknown): void {
  call.stderrSink.write(Buffer.from(describeFatal(error)));
  call.end(7);
}
