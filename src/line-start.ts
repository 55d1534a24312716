/** Offset of the first character of a line, counted from 1; lines end in LF or CR LF. */
export function lineStart(text: string, line: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1;
  return start;
}
