import { releaseHandle } from './release-handle.js';
import {
  isAlive,
  isInterval,
  isPending,
  isStanding,
  kindOf,
  type Owned,
  type ResourceKind,
  type TimerResource,
} from './resource-kinds.js';

/** Above this many entries, those that are over are looked for and forgotten. */
const firstSweep = 256;

/** Kinds that are over once their callback has run. */
const requests = new Set<ResourceKind>(['request', 'connection', 'job']);

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
    if (requests.has(owned.kind)) this.#owned.delete(asyncId);
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

  /** True when nothing of what is left ends by itself within `remaining` milliseconds. */
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
    for (const owned of this.#owned.values()) {
      const { type, kind, held } = owned;
      const resource = held.deref();
      if (resource === undefined) continue;
      if (kind === 'timer' && (isAlive(owned) || isInterval(owned))) {
        clearTimeout(resource as TimerResource);
      } else if (!isAlive(owned)) continue;
      else if (kind === 'immediate') clearImmediate(resource as unknown as NodeJS.Immediate);
      else if (kind === 'handle') releaseHandle(type, resource);
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
