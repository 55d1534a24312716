/**
 * A character that `text` does not have: it marks what the library must not interpret, and is taken out
 * of what comes back.
 */
export function markerFor(text: string): string {
  for (let code = 0xe000; code <= 0xf8ff; code++) {
    const marker = String.fromCharCode(code);
    if (!text.includes(marker)) return marker;
  }
  throw new Error('The text has every character of the private use area');
}
