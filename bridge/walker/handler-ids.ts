/** Numbers handlers, the same number for the same function. */
export interface HandlerIds {
  /**
   * @param place the words that lead to the handler: a fresh instance of the program has other functions at the
   * same places
   */
  of(handler: object, place: readonly string[]): number;
  /** A number that no other handler has, for a program that has none. */
  next(): number;
}

export function createHandlerIds(): HandlerIds {
  const byFunction = new WeakMap<object, number>();
  const byPlace = new Map<string, number>();
  let count = 0;
  return {
    of(handler, place) {
      const key = JSON.stringify(place);
      const id = byFunction.get(handler) ?? byPlace.get(key) ?? count++;
      byFunction.set(handler, id);
      byPlace.set(key, id);
      return id;
    },
    next: () => count++,
  };
}
