/**
 * Whether a command's path fits a pattern: words joined by a space, where `*` stands for one word and
 * `**` for any number, none included. The empty pattern fits the program itself.
 */
export function matches(pattern: string, path: readonly string[]): boolean {
  const words = pattern.split(' ').filter((word) => word !== '');
  let word = 0;
  let at = 0;
  // The last `**`, and how many words of the path it stands for so far end here.
  let wild = -1;
  let resume = 0;
  while (at < path.length) {
    if (words[word] === '**') {
      wild = word++;
      resume = at;
    } else if (words[word] === '*' || words[word] === path[at]) {
      word++;
      at++;
    } else if (wild !== -1) {
      word = wild + 1;
      at = ++resume;
    } else {
      return false;
    }
  }
  return words.slice(word).every((rest) => rest === '**');
}
