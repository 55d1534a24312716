/** The line of a program's usage message that shows how it is called; `$0` stands for its name. */
export function usageLine(messages: readonly string[]): string {
  const line = linesOf(messages).find((line) => line.includes('$0'));
  return line ?? '$0';
}

/** What a program's usage message says besides how it is called. */
export function usageDescription(messages: readonly string[]): string {
  const rest = linesOf(messages).filter((line) => !line.includes('$0') && !/^usage:?$/i.test(line));
  return rest.join('\n').trim();
}

function linesOf(messages: readonly string[]): string[] {
  return messages.flatMap((message) => message.split('\n')).map((line) => line.trim());
}
