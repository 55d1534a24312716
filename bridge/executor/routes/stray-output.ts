let kept = false;

/** From now on, what no call has written to standard output goes to standard error, and nobody reads standard input. */
export function keepStandardStreams(): void {
  kept = true;
}

export function releaseStandardStreams(): void {
  kept = false;
}

/** True when the real standard input and output carry a protocol. */
export function standardStreamsAreKept(): boolean {
  return kept;
}
