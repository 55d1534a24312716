/** Standard input, output or error. */
export type StandardFd = 0 | 1 | 2;

/** Which of a call's file descriptors are its standard streams. */
export class Descriptors {
  readonly #standard = new Map<number, StandardFd>([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);

  /** Undefined for an ordinary file. */
  standardOf(fd: number): StandardFd | undefined {
    return this.#standard.get(fd);
  }

  /** True for the first three once the call has closed them: the real ones stay open. */
  isClosed(fd: number): boolean {
    return fd >= 0 && fd <= 2 && !this.#standard.has(fd);
  }

  /** Notes that a descriptor, opened by the call by a name such as `/dev/stdout`, means a standard stream. */
  open(fd: number, standard: StandardFd): void {
    this.#standard.set(fd, standard);
  }

  close(fd: number): void {
    this.#standard.delete(fd);
  }

  /** Real descriptors that stand for streams which the call has opened by name and not closed. */
  opened(): number[] {
    return [...this.#standard.keys()].filter((fd) => fd > 2);
  }
}
