/** The note on comments that were left out. */
export function noteLeftOut(comments: number): string[] {
  if (comments === 0) return [];
  return [comments === 1 ? '1 comment was left out' : `${comments} comments were left out`];
}
