import type { ChildProcess } from 'node:child_process';

/** Sends real signals, whatever the running code's own `process.kill` has become. */
const { kill } = process;

/** Milliseconds that the children of an interrupted call have before they are killed. */
const lastGrace = 500;

interface Child {
  readonly pid: number;
  /** Started to outlive its parent. */
  readonly lasting: boolean;
  /** True until Node has reaped it, so that its number is no one else's. */
  isRunning(): boolean;
}

/** The processes that one call has started, each leading a group with all that it starts itself. */
export class Children {
  readonly #children: Child[] = [];

  add(child: ChildProcess, options: { readonly lasting: boolean }): void {
    const { pid } = child;
    if (!pid) return;
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    this.#children.push({ pid, isRunning, ...options });
  }

  /** One that has been waited for, and may have left others behind. */
  addFinished(pid: number): void {
    if (pid) this.#children.push({ pid, lasting: false, isRunning: () => false });
  }

  /** Passes on what a terminal would send to them too. */
  signal(signal: NodeJS.Signals): void {
    for (const { pid } of this.#children) signalGroup(pid, signal);
  }

  /** The call is over: what still runs is killed, except what was meant to stay. */
  end(): void {
    for (const child of this.#children) {
      if (child.isRunning() && !child.lasting) signalGroup(child.pid, 'SIGKILL');
    }
  }

  /** The call was ended from outside: nothing of it may stay, after a grace. */
  endInterrupted(schedule: (run: () => void, milliseconds: number) => unknown): void {
    if (this.#children.length === 0) return;
    schedule(() => this.signal('SIGKILL'), lastGrace);
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    kill.call(process, process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
