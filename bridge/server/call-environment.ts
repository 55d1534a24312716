/** The environment of a server as every call finds it. */
export function callEnvironment(
  env: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return { ...env, ...ofEveryCall };
}

/** No colours, a width that no terminal decides, and a mark by which a program may know where it runs. */
const ofEveryCall = { NO_COLOR: '1', COLUMNS: '80', YARGS_MCP: '1' };
