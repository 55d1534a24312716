import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs';

const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const fail = () => {
  throw new TypeError('failed');
};

/** Ways to fail. */
export const errors = {
  'throw-sync': fail,
  'throw-text': () => {
    throw 'just text';
  },
  'throw-null': () => {
    throw null;
  },
  'throw-with-fields': () => {
    throw Object.assign(new Error('with fields'), { code: 'E_FIELDS', details: { a: 1 } });
  },
  'throw-with-cause': () => {
    throw new Error('outer', { cause: new RangeError('inner') });
  },
  'throw-aggregate': () => {
    throw new AggregateError([new Error('one')], 'several');
  },
  'throw-after-code': () => {
    process.exitCode = 4;
    fail();
  },
  'throw-in-timer': () => setTimeout(fail, 2),
  'throw-in-immediate': () => setImmediate(fail),
  'throw-in-tick': () => process.nextTick(fail),
  'throw-in-microtask': () => queueMicrotask(fail),
  'throw-in-callback': () => readFile('/dev/null', fail),
  'throw-in-listener': () =>
    setTimeout(() => new EventEmitter().emit('error', new Error('emitted')), 1),
  'throw-beside-work': async () => {
    setTimeout(fail, 2);
    await later(200);
    console.log('unheard');
  },
  'overflow-stack': () => {
    const again = () => again() + 1;
    return again();
  },
  'reject-async': async () => fail(),
  'reject-late': async () => {
    await later(2);
    fail();
  },
  'reject-text': () => Promise.reject('just text'),
  'reject-nothing': () => Promise.reject(),
  'reject-after-code': async () => {
    process.exitCode = 4;
    fail();
  },
  'reject-unhandled': () => {
    Promise.reject(new Error('nobody listens'));
  },
  'reject-unhandled-late': async () => {
    setTimeout(() => Promise.reject(new Error('nobody listens')), 2);
    await later(100);
    console.log('unheard');
  },
  'reject-unhandled-text': () => {
    Promise.reject('just text');
  },
  'reject-handled-late': async () => {
    process.on('unhandledRejection', (error) => console.log('unhandled', error.message));
    process.on('rejectionHandled', () => console.log('handled'));
    const rejected = Promise.reject(new Error('late'));
    await later(5);
    rejected.catch(() => console.log('caught'));
    await later(5);
  },
  'exception-heard': () => {
    process.on('uncaughtException', (error, origin) => console.log('heard', error.message, origin));
    setTimeout(fail, 1);
    setTimeout(() => console.log('went on'), 10);
  },
  'exception-monitored': () => {
    process.on('uncaughtExceptionMonitor', (error) => console.log('saw', error.message));
    setTimeout(fail, 1);
  },
  'exception-listener-throws': () => {
    process.on('uncaughtException', () => {
      throw new Error('listener failed');
    });
    setTimeout(fail, 1);
  },
  'exception-listener-exits': () => {
    process.on('uncaughtException', () => process.exit(8));
    setTimeout(fail, 1);
  },
  'exception-captured': () => {
    process.setUncaughtExceptionCaptureCallback((error) => console.log('captured', error.message));
    setTimeout(fail, 1);
  },
  'rejection-heard': async () => {
    process.on('unhandledRejection', (error) => console.log('heard', error.message));
    Promise.reject(new Error('nobody listens'));
    await later(10);
    console.log('went on');
  },
  'rejection-heard-as-exception': () => {
    process.on('uncaughtException', (error, origin) => console.log(error.message, origin));
    Promise.reject(new Error('nobody listens'));
  },
  'exit-listener-on-failure': () => {
    process.on('exit', (code) => console.log('exit', code));
    setTimeout(fail, 1);
  },
  'never-settles': () => new Promise(() => {}),
  'never-settles-with-code': () => {
    process.exitCode = 3;
    return new Promise(() => {});
  },
  'never-settles-but-is-helped': () => {
    let help;
    process.once('beforeExit', () => setTimeout(help, 5));
    return new Promise((resolve) => {
      help = () => resolve(console.log('helped'));
    });
  },
  'never-settles-with-listener': () => {
    process.on('exit', (code) => console.log('exit', code));
    return new Promise(() => {});
  },
};
