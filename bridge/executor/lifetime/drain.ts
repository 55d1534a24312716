import type { Call } from '../call/call.js';
import { othersAreBusy } from '../call/live-calls.js';
import { outsideResources, unobserved } from '../routes/async-hook.js';

export interface DrainOptions {
  /** Milliseconds without progress or output that standing resources may stay once the program has settled. */
  readonly grace: number;
  /** When the time limit ends the call, on the clock of `performance.now`. */
  readonly deadline: number;
  /** The event loop would have run dry; `leftovers` names what was given up. */
  readonly onDry: (leftovers: readonly string[]) => void;
  /** The program waits for something that can never come. */
  readonly onStuck: () => void;
}

/** Turns of the event loop in which nothing may be left, for one completion often leads to the next. */
const quietTurns = 3;
/** How often, in milliseconds, a call is looked at without having given a sign. */
const interval = 50;
/** Milliseconds with nothing at all to wait for, after which a pending program is stuck. */
const stuckAfter = 250;

/** Finds out when a call has ended: not when its handler returned, but when nothing of its own is left. */
export class DrainWatch {
  readonly #call: Call;
  readonly #options: DrainOptions;
  readonly #timer: NodeJS.Timeout;
  #settled = false;
  #stopped = false;
  #scheduled = false;
  #quiet = 0;
  #lastActivity = performance.now();
  #printed = 0;
  #idleSince: number | undefined;

  constructor(call: Call, options: DrainOptions) {
    this.#call = call;
    this.#options = options;
    this.#timer = unobserved(() => setInterval(() => this.#look(), interval));
  }

  /** The program's own promise has come to its end. */
  settle(): void {
    this.#settled = true;
    this.noteActivity('progressed');
  }

  noteActivity(activity: 'repeated' | 'progressed'): void {
    if (activity === 'progressed') this.#lastActivity = performance.now();
    if (this.#settled) this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  #schedule(): void {
    if (this.#scheduled || this.#stopped) return;
    this.#scheduled = true;
    unobserved(() => setImmediate(() => this.#check()));
  }

  #check(): void {
    this.#scheduled = false;
    if (this.#stopped) return;
    this.#quiet = this.#call.resources.hasAlive() ? 0 : this.#quiet + 1;
    if (this.#quiet >= quietTurns) {
      this.#quiet = 0;
      this.#options.onDry([]);
    } else if (this.#quiet > 0) this.#schedule();
  }

  #look(): void {
    if (this.#settled) this.#lookForLeftovers();
    else this.#lookForStuck();
  }

  #lookForLeftovers(): void {
    this.#schedule();
    const { resources } = this.#call;
    const { grace, deadline, onDry } = this.#options;
    const now = performance.now();
    if (this.#printed !== this.#call.printed) this.#lastActivity = now;
    this.#printed = this.#call.printed;
    if (now - this.#lastActivity < grace || !resources.hasAlive()) return;
    if (resources.onlyStanding(deadline - now)) onDry(resources.alive());
  }

  /** A promise may be settled by what another call or nobody owns, so such things are waited for longer. */
  #lookForStuck(): void {
    if (this.#call.resources.hasAlive() || othersAreBusy(this.#call)) {
      this.#idleSince = undefined;
      return;
    }
    const now = performance.now();
    this.#idleSince ??= now;
    const patience = outsideResources.hasAlive() ? this.#options.grace : stuckAfter;
    if (now - this.#idleSince >= patience) this.#options.onStuck();
  }
}
