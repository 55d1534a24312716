import { isAlive, isStanding, kindOf, type Owned, type TimerResource } from './resource-kinds.js';

/** Above this many entries, those that are over are looked for and forgotten. */
const firstSweep = 256;

/** The resources that one call has created and that may keep it alive. */
export class OwnedResources {
  readonly #owned = new Map<number, Owned>();
  #sweepAt = firstSweep;

  add(asyncId: number, type: string, resource: object): void {
    const kind = kindOf(type);
    if (kind === undefined) return;
    // A handle that is open is held by Node; holding it here would only keep closed ones.
    const held = kind === 'handle' ? new WeakRef(resource) : { deref: () => resource };
    this.#owned.set(asyncId, { type, kind, held });
    if (this.#owned.size > this.#sweepAt) this.#sweep();
  }

  /** A callback of the resource has run: requests are over then. Says whether the resource is owned. */
  afterCallback(asyncId: number): boolean {
    const owned = this.#owned.get(asyncId);
    if (owned === undefined) return false;
    if (owned.kind === 'request' || owned.kind === 'job') this.#owned.delete(asyncId);
    return true;
  }

  hasAlive(): boolean {
    for (const owned of this.#owned.values()) if (isAlive(owned)) return true;
    return false;
  }

  /** Types of those that keep the call alive now. */
  alive(): string[] {
    return [...this.#owned.values()].filter(isAlive).map((owned) => owned.type);
  }

  /** True when what is left would stay for ever, or past `until`, in milliseconds of Node's timer clock. */
  onlyStanding(remaining: number): boolean {
    for (const owned of this.#owned.values()) {
      if (isAlive(owned) && !isStanding(owned, remaining)) return false;
    }
    return true;
  }

  /** Clears timers that hold the process or repeat; what fires once and holds nothing may be a library's. */
  clearTimers(): void {
    for (const { kind, held } of this.#owned.values()) {
      const timer = held.deref() as TimerResource;
      if (kind === 'immediate') clearImmediate(timer as unknown as NodeJS.Immediate);
      if (kind === 'timer' && (timer.hasRef() || timer._repeat)) clearTimeout(timer);
    }
  }

  #sweep(): void {
    for (const [asyncId, { kind, held }] of this.#owned) {
      const resource = held.deref() as TimerResource | undefined;
      const timed = kind === 'timer' || kind === 'immediate';
      if (resource === undefined || (timed && resource._destroyed)) this.#owned.delete(asyncId);
    }
    this.#sweepAt = Math.max(firstSweep, this.#owned.size * 2);
  }
}
