const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Ways to end. */
export const exits = {
  'exit-zero': () => process.exit(),
  'exit-code': () => process.exit(3),
  'exit-text': () => process.exit('4'),
  'exit-large': () => process.exit(258),
  'exit-negative': () => process.exit(-1),
  'exit-invalid': () => process.exit('five'),
  'exit-code-set': () => {
    process.exitCode = 5;
  },
  'exit-code-text': () => {
    process.exitCode = '6';
  },
  'exit-code-invalid': () => {
    process.exitCode = {};
  },
  'exit-code-late': () => {
    setTimeout(() => {
      process.exitCode = 7;
    }, 5);
  },
  'exit-code-many-awaits': async () => {
    for (let i = 0; i < 20; i += 1) {
      process.exitCode = 20 + i;
      await later(1);
      if (process.exitCode !== 20 + i) console.log('overwritten by', process.exitCode);
    }
  },
  'exit-code-then-exit': () => {
    process.exitCode = 8;
    process.exit();
  },
  'exit-code-reset': () => {
    process.exitCode = 9;
    process.exitCode = undefined;
  },
  'exit-overrides-code': () => {
    process.exitCode = 8;
    process.exit(2);
  },
  'exit-in-timer': () => setTimeout(() => process.exit(3), 5),
  'exit-in-promise': async () => {
    await later(2);
    process.exit(3);
  },
  'exit-in-rejection': () => Promise.reject(new Error('x')).catch(() => process.exit(3)),
  'exit-while-others-wait': () => {
    setTimeout(() => console.log('unheard'), 10);
    process.exit(3);
  },
  'exit-caught': () => {
    try {
      process.exit(3);
    } catch {
      console.log('unheard');
      process.exit(4);
    }
  },
  'exit-finally': async () => {
    try {
      await later(1);
      process.exit(3);
    } finally {
      console.log('unheard');
    }
  },
  'exit-swallowed-by-promise': async () => {
    await Promise.allSettled([Promise.resolve().then(() => process.exit(3))]);
    console.log('unheard');
    await later(5);
    console.log('unheard');
  },
  'exit-after-large-output': () => {
    process.stdout.write('x'.repeat(50_000));
    process.exit(3);
  },
  'exit-listener': () => {
    process.on('exit', (code) => console.log('exit', code));
    process.exit(3);
  },
  'exit-listener-at-drain': () => {
    process.on('exit', (code) => console.log('exit', code, process.exitCode));
    process.exitCode = 2;
  },
  'exit-listener-sets-code': () => {
    process.on('exit', () => {
      process.exitCode = 11;
    });
    process.exit(3);
  },
  'exit-listener-exits': () => {
    process.on('exit', () => process.exit(12));
    process.exit(3);
  },
  'exit-listener-throws': () => {
    process.on('exit', () => {
      throw new Error('in exit');
    });
    process.exit(3);
  },
  'exit-listener-waits': () => {
    process.on('exit', () => setTimeout(() => console.log('unheard'), 1));
  },
  'exit-listener-order': () => {
    process.once('exit', () => console.log('second'));
    process.prependListener('exit', () => console.log('first'));
  },
  'before-exit': () => {
    let rounds = 0;
    process.on('beforeExit', (code) => {
      rounds += 1;
      console.log('beforeExit', code, rounds);
      if (rounds < 3) setTimeout(() => {}, 1);
    });
  },
  'before-exit-not-on-exit': () => {
    process.on('beforeExit', () => console.log('unheard'));
    process.exit(1);
  },
  'exit-replaced': () => {
    process.exit = (code) => console.log('not exiting with', code);
    process.exit(3);
    console.log('after');
  },
  'really-exit': () => process.reallyExit(3),
  'really-exit-replaced': () => {
    const { reallyExit } = process;
    process.reallyExit = (code) => {
      console.log('leaving with', code);
      reallyExit.call(process, code);
    };
    process.exit(3);
  },
  'emit-replaced': () => {
    const { emit } = process;
    process.emit = function (event, ...rest) {
      if (event === 'exit') console.log('hooked', rest[0]);
      return emit.call(this, event, ...rest);
    };
    process.exitCode = 3;
  },
  abort: () => process.abort(),
  'kill-self': () => {
    process.kill(process.pid, 'SIGTERM');
    return later(1000);
  },
  'kill-self-heard': () =>
    new Promise((resolve) => {
      const waiting = setTimeout(() => {}, 10_000);
      process.on('SIGUSR2', (signal, number) => {
        clearTimeout(waiting);
        resolve(console.log('heard', signal, number));
      });
      process.kill(process.pid, 'SIGUSR2');
    }),
  'kill-self-hard': () => {
    process.kill(process.pid, 9);
    return later(1000);
  },
  'kill-nothing': () => console.log(process.kill(process.pid, 0)),
  'kill-unknown': () => process.kill(process.pid, 'SIGNONE'),
};
