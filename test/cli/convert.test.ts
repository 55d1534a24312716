import { describe, expect, test } from 'vitest';
import { devtool } from './devtool.js';

const convert = (argv: readonly string[], stdin?: string) =>
  devtool(['convert', ...argv], stdin === undefined ? {} : { stdin });

describe('convert', () => {
  test('prints the result, and notes beside it', async () => {
    const { stdout, stderr, exitCode } = await convert(
      ['--from', 'yaml', '--to', 'json', '--indent', '0'],
      'a: 1 # b',
    );
    expect({ stdout: stdout.toString(), stderr, exitCode }).toEqual({
      stdout: '{"a":1}\n',
      stderr: 'note: Comments were left out\n',
      exitCode: 0,
    });
  });

  test('refuses with the place, and nothing on standard output', async () => {
    const { stdout, stderr, exitCode } = await convert(
      ['--from', 'toml', '--to', 'json', 'a = 1\nb ='],
      '',
    );
    expect(stdout.toString()).toBe('');
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: .* at line 2, column 4 .*\n\n {2}1 \| a = 1\n> 2 \| b =\n/);
  });

  test('says how to read a file', async () => {
    const { stderr } = await convert(['--from', 'toml', '--to', 'json', 'config.toml']);
    expect(stderr).toMatch(/To read a file, use --file/);
  });

  test('says so too where the path is a valid text', async () => {
    const { stdout, stderr } = await convert(['--from', 'yaml', '--to', 'json', 'config.yaml']);
    expect(stdout.toString()).toBe('"config.yaml"\n');
    expect(stderr).toMatch(/^note: .* use --file/);
  });

  test.each([
    [['--from', 'json', '--to', 'json', '{}'], /already json|become what it is/],
    [['--from', 'json', '--to', 'yaml', '--align', '{}'], /^error: '--align' does nothing here/],
    [['--from', 'json', '--to', 'yaml', '--indent', '-1', '{}'], /--indent/],
    [['--from', 'ini', '--to', 'json', ''], /ini/],
  ])('%j is refused', async (argv, message) => {
    const { stderr, exitCode } = await convert(argv);
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(2);
  });

  test('what is nested without end is refused, not fatal', async () => {
    const { stderr, exitCode } = await convert(
      ['--from', 'yaml', '--to', 'json'],
      '['.repeat(100_000),
    );
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/nested deeper/);
  });
});

describe('format and minify', () => {
  test.each([
    ['yaml', `${'['.repeat(100_000)}`],
    ['graphql', '{a'.repeat(100_000)],
    ['html', '<div>'.repeat(100_000)],
  ])('refuse %s that is nested without end', async (language, stdin) => {
    const { stdout, stderr, exitCode } = await devtool(['format', language], { stdin });
    expect({ stdout: stdout.toString(), exitCode }).toEqual({ stdout: '', exitCode: 2 });
    expect(stderr).toMatch(/nested/);
  });

  test('end text in one newline', async () => {
    const { stdout } = await devtool(['format', 'yaml'], { stdin: 'a: |+\n  x\n\n\n' });
    expect(stdout.toString()).toBe('a: "x\\n\\n\\n"\n');
    const minified = await devtool(['minify', 'xml', '<a> <b/> </a>']);
    expect(minified.stdout.toString()).toBe('<a><b/></a>\n');
  });

  test('note what is left out', async () => {
    const { stdout, stderr } = await devtool(['minify', 'json', '[1 /* x */]']);
    expect({ stdout: stdout.toString(), stderr }).toEqual({
      stdout: '[1]\n',
      stderr: 'note: 1 comment was left out\n',
    });
  });

  test('indent with tabs', async () => {
    const { stdout } = await devtool(['format', 'css', '--tabs', 'a{b:c}']);
    expect(stdout.toString()).toBe('a {\n\tb: c;\n}\n');
  });
});
