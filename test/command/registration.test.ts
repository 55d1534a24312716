import { expect, test } from 'vitest';
import { clients } from '../../bridge/command/clients.js';
import { planRegistration } from '../../bridge/command/registration.js';

const launch = { name: 'greet', command: 'node', args: ['/opt/greet.js', 'mcp'] };

const entry = { command: 'node', args: ['/opt/greet.js', 'mcp'] };

const plan = (content: string, client: keyof typeof clients, name = 'greet') =>
  planRegistration(content, { ...launch, name }, { recipe: clients[client] });

test.each([
  ['cursor', 'mcpServers'],
  ['vscode', 'servers'],
] as const)('%s: a file that is empty or missing gets the entry', (client, table) => {
  expect(plan('', client)).toEqual({
    state: 'absent',
    added: `${JSON.stringify({ [table]: { greet: entry } }, null, 2)}\n`,
  });
});

test('what else a JSON file says stays, in its indentation', () => {
  const before = '{\n\t"theme": "dark",\n\t"mcpServers": {\n\t\t"other": {"url": "x"}\n\t}\n}\n';
  const planned = plan(before, 'gemini');
  expect(planned).toEqual({
    state: 'absent',
    added: `${JSON.stringify({ theme: 'dark', mcpServers: { other: { url: 'x' }, greet: entry } }, null, '\t')}\n`,
  });
});

test('a server that is registered already is left as it is, with what its owner added to it', () => {
  const content = JSON.stringify({ mcpServers: { greet: { ...entry, env: { A: '1' } } } });
  expect(plan(content, 'cursor')).toEqual({ state: 'same' });
});

test('another server of the name is told, and would be replaced', () => {
  const planned = plan('{"mcpServers": {"greet": {"command": "deno"}}}', 'cursor');
  expect(planned).toMatchObject({ state: 'other' });
  expect('added' in planned && JSON.parse(planned.added as string)).toEqual({
    mcpServers: { greet: entry },
  });
});

test.each(['// comment\n{}', '[]', '{"mcpServers": []}', '{"mcpServers": null, ', '5'])(
  'a file that is not what it should be is left alone: %j',
  (content) => {
    expect(plan(content, 'cursor')).toMatchObject({ state: 'unreadable' });
  },
);

test.each(['__proto__', 'constructor', 'toString'])(
  'a name is a name like any other: %s',
  (name) => {
    const planned = plan('{"mcpServers": {}}', 'cursor', name);
    expect(planned.state).toBe('absent');
    expect('added' in planned && planned.added).toContain(`"${name}": {`);
  },
);

const table = '[mcp_servers.greet]\ncommand = "node"\nargs = ["/opt/greet.js", "mcp"]\n';

test.each([
  ['', table],
  ['model = "x"\n', `model = "x"\n\n${table}`],
  ['[a]\nb = 1', `[a]\nb = 1\n\n${table}`],
])('TOML gets a table at its end: %j', (content, added) => {
  expect(plan(content, 'codex')).toEqual({ state: 'absent', added });
});

test('TOML that has the table is left as it is', () => {
  expect(plan(`[a]\nb = 1\n\n${table}`, 'codex')).toEqual({ state: 'same' });
  expect(plan(table.trimEnd(), 'codex')).toEqual({ state: 'same' });
});

test.each(['[mcp_servers.greet]\n', '  [ mcp_servers . "greet" ]\n', '[mcp_servers.greet.env]\n'])(
  'TOML with another table of the name is left alone: %j',
  (content) => {
    expect(plan(content, 'codex')).toEqual({ state: 'other' });
  },
);

test.each(['mcp_servers = {}\n', 'mcp_servers.greet.command = "x"\n'])(
  'TOML that says it in another form is left alone: %j',
  (content) => {
    expect(plan(content, 'codex')).toMatchObject({ state: 'unreadable' });
  },
);

test('a name that TOML does not take bare is quoted', () => {
  const planned = plan('', 'codex', 'my "tools"');
  expect('added' in planned && planned.added).toContain('[mcp_servers."my \\"tools\\""]\n');
  expect(plan('added' in planned ? (planned.added as string) : '', 'codex', 'my "tools"')).toEqual({
    state: 'same',
  });
});
