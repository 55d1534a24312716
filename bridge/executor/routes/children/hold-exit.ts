import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/** Milliseconds that output may still be on its way after the child has exited. */
const longestHold = 250;

/**
 * What a child writes to an inherited stream is there before its parent hears of its exit. Through a pipe it
 * may arrive later, so the news is held back until it has; not for ever, for a grandchild may keep the pipe.
 */
export function holdExit(child: ChildProcess, outputs: readonly Socket[]): void {
  if (outputs.length === 0) return;
  const held: Parameters<ChildProcess['emit']>[] = [];
  let holding = false;
  const { emit } = child;

  child.emit = function holdingEmit(this: ChildProcess, ...event: never[]): boolean {
    const [name] = event as unknown[];
    if (name === 'exit' && !holding) {
      holding = true;
      whenEnded(outputs, release);
    }
    if (!holding || (name !== 'exit' && name !== 'close')) return Reflect.apply(emit, child, event);
    held.push(event as never);
    return true;
  };

  function release(): void {
    child.emit = emit;
    for (const event of held.splice(0)) Reflect.apply(emit, child, event);
  }
}

function whenEnded(outputs: readonly Socket[], done: () => void): void {
  let open = outputs.filter((socket) => !socket.readableEnded && !socket.destroyed).length;
  let over = open === 0;
  if (over) {
    done();
    return;
  }
  const finish = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    done();
  };
  const timer = setTimeout(finish, longestHold);
  for (const socket of outputs) {
    socket.once('close', () => {
      open -= 1;
      if (open === 0) finish();
    });
  }
}
