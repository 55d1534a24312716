import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/** Turns of the event loop without output after which what the child itself has written is all there. */
const quietTurns = 2;

/**
 * What a child writes to an inherited stream is there before its parent hears of its exit. Through a pipe it
 * arrives later, so the news is held back until nothing more comes: what is open then, a grandchild holds.
 */
export function holdExit(child: ChildProcess, outputs: readonly Socket[]): void {
  if (outputs.length === 0) return;
  const held: unknown[][] = [];
  const { emit } = child;

  child.emit = function holdingEmit(...event: unknown[]): boolean {
    const [name] = event;
    const waits = name === 'exit' || (name === 'close' && held.length > 0);
    if (!waits) return Reflect.apply(emit, child, event);
    held.push(event);
    if (held.length === 1) whenQuiet(outputs, release);
    return true;
  };

  function release(): void {
    child.emit = emit;
    for (const event of held) Reflect.apply(emit, child, event);
  }
}

function whenQuiet(outputs: readonly Socket[], done: () => void): void {
  let quiet = 0;
  const stir = () => {
    quiet = 0;
  };
  for (const socket of outputs) socket.on('data', stir);
  const turn = () => {
    quiet += 1;
    const open = outputs.some((socket) => !socket.readableEnded && !socket.destroyed);
    if (open && quiet <= quietTurns) {
      setImmediate(turn);
      return;
    }
    for (const socket of outputs) socket.off('data', stir);
    done();
  };
  setImmediate(turn);
}
