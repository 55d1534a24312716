const nothing = new Uint8Array(0);

/** Standard input of one call: one position, shared by streams, synchronous reads and children. */
export class InputSource {
  #rest: Uint8Array;

  constructor(bytes: Uint8Array = nothing) {
    this.#rest = bytes;
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
