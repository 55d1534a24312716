import { releaseHandle } from './release-handle.js';
import {
  isAlive,
  isInterval,
  isPending,
  isStanding,
  kindOf,
  type Owned,
  type TimerResource,
} from './resource-kinds.js';

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

  /** A callback of the resource has run: requests are over then. */
  afterCallback(asyncId: number): 'unowned' | 'repeated' | 'progressed' {
    const owned = this.#owned.get(asyncId);
    if (owned === undefined) return 'unowned';
    if (owned.kind === 'request' || owned.kind === 'job') this.#owned.delete(asyncId);
    return isInterval(owned) ? 'repeated' : 'progressed';
  }

  hasAlive(): boolean {
    for (const owned of this.#owned.values()) if (isAlive(owned)) return true;
    return false;
  }

  /** True while a callback may still come, even one that nothing waits for. */
  mayRun(): boolean {
    for (const owned of this.#owned.values()) if (isAlive(owned) || isPending(owned)) return true;
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

  /**
   * Lets go of all that would hold a process, for the call is over. What holds nothing may be a library's, for
   * every call: a timer that fires once, a pooled connection at rest.
   */
  release(): void {
    for (const { type, kind, held } of this.#owned.values()) {
      const resource = held.deref();
      if (resource === undefined || !isAlive({ type, kind, held })) {
        if (kind === 'timer' && isInterval({ kind, held }))
          clearInterval(resource as TimerResource);
        continue;
      }
      if (kind === 'immediate') clearImmediate(resource as unknown as NodeJS.Immediate);
      if (kind === 'timer') clearTimeout(resource as TimerResource);
      if (kind === 'handle') releaseHandle(type, resource);
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
