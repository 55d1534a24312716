const nothing = new Uint8Array(0);

/** Standard input of one call: one position, shared by streams, synchronous reads and children. */
export class InputSource {
  /** False when the call was given none, which reads like an empty one but is no pipe. */
  readonly given: boolean;
  #rest: Uint8Array;

  constructor(bytes: Uint8Array | undefined) {
    this.given = bytes !== undefined;
    this.#rest = bytes ?? nothing;
  }

  get isAtEnd(): boolean {
    return this.#rest.length === 0;
  }

  /** At most `length` bytes; none at the end of input. */
  take(length: number): Uint8Array {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  takeAll(): Uint8Array {
    return this.take(this.#rest.length);
  }
}
