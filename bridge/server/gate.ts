/** Lets a limited number of calls in, in the order they came, and keeps those that must not overlap apart. */
export interface Gate {
  /**
   * Waits for a place. Calls with the same `key` never overlap; one that waits for its key does not hold
   * up those behind it.
   *
   * @returns what gives the place back
   * @throws the signal's reason when it aborts before there was a place
   */
  enter(key: string | undefined, signal?: AbortSignal): Promise<() => void>;
}

export function createGate(places: number): Gate {
  const waiting = new Set<Entry>();
  const held = new Set<string>();
  let inside = 0;

  const admit = () => {
    for (const entry of waiting) {
      if (inside >= places) return;
      if (entry.key !== undefined && held.has(entry.key)) continue;
      waiting.delete(entry);
      inside++;
      if (entry.key !== undefined) held.add(entry.key);
      entry.admitted();
    }
  };

  const leave = (key: string | undefined) => {
    inside--;
    if (key !== undefined) held.delete(key);
    admit();
  };

  return {
    async enter(key, signal) {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = withResolvers();
      const entry: Entry = { key, admitted: resolve };
      const giveUp = () => {
        waiting.delete(entry);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.add(entry);
      admit();
      await promise.finally(() => signal?.removeEventListener('abort', giveUp));
      return () => leave(key);
    },
  };
}

interface Entry {
  readonly key: string | undefined;
  readonly admitted: () => void;
}

/** `Promise.withResolvers` is not in Node 20. */
function withResolvers() {
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
