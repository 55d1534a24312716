import { describe, expect, test } from 'vitest';
import { type Conversion, convert } from '../../../src/convert/convert.js';
import { InputError } from '../../../src/errors.js';

type Options = Omit<Conversion, 'text'>;

async function converted(text: string, options: Options): Promise<string> {
  return (await convert({ text, indent: 0, ...options })).text;
}

async function notesOf(text: string, options: Options): Promise<readonly string[]> {
  return (await convert({ text, ...options })).notes;
}

async function refusalOf(text: string, options: Options): Promise<InputError> {
  const error = await convert({ text, ...options }).catch((error) => error);
  expect(error).toBeInstanceOf(InputError);
  return error;
}

describe('to JSON', () => {
  test.each<[Options['from'], string, string]>([
    [
      'yaml',
      'a: 12345678901234567890\nb: 1.50\nc: 0x1F\nd: 1e400\n',
      '{"a":12345678901234567890,"b":1.50,"c":31,"d":1e400}',
    ],
    [
      'yaml',
      'a: &x {b: 1}\nc: *x\nd:\n  b: 2\n  <<: *x\n  e: 3',
      '{"a":{"b":1},"c":{"b":1},"d":{"b":2,"e":3}}',
    ],
    ['yaml', '<<: [{a: 1}, {a: 2, b: 3}]\na: 4', '{"a":4,"b":3}'],
    ['yaml', '1: a\ntrue: b\n~: c\n0x1F: d', '{"1":"a","true":"b","~":"c","0x1F":"d"}'],
    ['yaml', '__proto__: {constructor: 1}', '{"__proto__":{"constructor":1}}'],
    ['yaml', 'b: 1\n2: 2\na: 3\n1: 4', '{"b":1,"2":2,"a":3,"1":4}'],
    [
      'yaml',
      '%YAML 1.1\n---\na: yes\nb: 010\nc: 2001-12-14t21:59:43.10-05:00',
      '{"a":true,"b":8,"c":"2001-12-14T21:59:43.10-05:00"}',
    ],
    ['yaml', '- 2024-01-01\n- no\n- "1"\n- 12:30', '["2024-01-01","no","1","12:30"]'],
    [
      'toml',
      'b = 1\n2 = 9223372036854775807\na = 1.50\n__proto__ = 0xff',
      '{"b":1,"2":9223372036854775807,"a":1.50,"__proto__":255}',
    ],
    [
      'toml',
      'a = 1979-05-27T00:32:00.999999999-07:00\nb = 07:32',
      '{"a":"1979-05-27T00:32:00.999999999-07:00","b":"07:32:00"}',
    ],
    [
      'toml',
      'a.b = 1\n[c]\nd = [{ e = "\\u00e9" }]\n[[f]]\n[f.g]\n[[f]]',
      '{"a":{"b":1},"c":{"d":[{"e":"é"}]},"f":[{"g":{}},{}]}',
    ],
    ['toml', 'a = \'\'\'\nx\\\'\'\'\nb = """\\\n  y\\n""""', '{"a":"x\\\\","b":"y\\n\\""}'],
    [
      'xml',
      '<r a="1" b="&lt;&#10; "><x>1</x><y/><x> 2 </x></r>',
      '{"r":{"-a":"1","-b":"<\\n ","x":["1"," 2 "],"y":""}}',
    ],
    ['xml', '<r><a id="1">v</a><![CDATA[]]></r>', '{"r":{"a":{"-id":"1","#text":"v"}}}'],
    ['xml', '<__proto__ __proto__="1"/>', '{"__proto__":{"-__proto__":"1"}}'],
    [
      'csv',
      'a,b.c,d[1],e\n007,1.50,x,\n"1",true,,"x\ny"',
      '[{"a":"007","b":{"c":1.50},"d":[null,"x"],"e":null},{"a":"1","b":{"c":true},"e":"x\\ny"}]',
    ],
    ['csv', 'items[2].name\nhello', '[{"items":[{},{},{"name":"hello"}]}]'],
    [
      'csv',
      'Price (U.S.),v1.0,"a ""b""",[x]\n1,2,3,4',
      '[{"Price (U.S.)":1,"v1.0":2,"a \\"b\\"":3,"[x]":4}]',
    ],
    ['csv', '__proto__.x\n1', '[{"__proto__":{"x":1}}]'],
    ['tsv', 'a\tb\n1, 2\t"x\ty"', '[{"a":"1, 2","b":"x\\ty"}]'],
    [
      'toon',
      'a: 12345678901234567890\nb[2]{x,y}:\n  1.10,007\n  true,"2"\n2: z',
      '{"a":12345678901234567890,"b":[{"x":1.10,"y":"007"},{"x":true,"y":"2"}],"2":"z"}',
    ],
    [
      'markdown',
      'Title\n\n| a.b | c |\n|:--|--:|\n| `x\\|y` | 1 \\| 2<br>3 |\n|*e*',
      '[{"a":{"b":"`x|y`"},"c":"1 | 2\\n3"},{"a":{"b":"*e*"},"c":""}]',
    ],
  ])('from %s: %j', async (from, text, json) => {
    expect(await converted(text, { from, to: 'json' })).toBe(json);
  });

  test('no prototype is reached', async () => {
    await converted('a: {__proto__: {polluted: 1}}', { from: 'yaml', to: 'toml' });
    await converted('__proto__.polluted\n1', { from: 'csv', to: 'toon' });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('from JSON', () => {
  test.each<[Options['to'], string, string]>([
    [
      'yaml',
      '{"a":"no","b":"2024-01-01","c":"1","d":[],"e":{},"f":"x\\ny\\n"}',
      'a: "no"\nb: "2024-01-01"\nc: "1"\nd: []\ne: {}\nf: |\n  x\n  y\n',
    ],
    ['toml', '{"a":{"b":1},"c":2,"d":{"e":[{"f":[]}]}}', 'a.b = 1\nc = 2\n\n[[d.e]]\nf = []'],
    [
      'toml',
      '{"":"","a b":"x\\ny","c":[[1],["\\u007f"]]}',
      '"" = ""\n"a b" = """\nx\ny"""\nc = [[1], ["\\u007f"]]',
    ],
    ['xml', '{"r":{"-id":1,"#text":"a<b"}}', '<r id="1">a&lt;b</r>'],
    [
      'xml',
      '{"r":{"a":null}}',
      '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><a xsi:nil="true"/></r>',
    ],
    ['xml', '[1,2]', '<doc><item>1</item><item>2</item></doc>'],
    ['csv', '[{"a":"1","b":null},{"a":1,"b":""}]', 'a,b\n"1",\n1,""'],
    ['csv', '[{"a":{"b":[1,{"c":true}]}}]', 'a.b[0],a.b[1].c\n1,true'],
    ['csv', '[{"b":1},{"a":2,"b":3}]', 'a,b\n,1\n2,3'],
    ['markdown', '[{"a":"x|y\\nz","b_c":null}]', '| a | b_c |\n| --- | --- |\n| x\\|y<br>z |  |'],
    ['toon', '{"2":[{"b":1.0,"1":"x"}]}', '"2"[1]{b,"1"}:\n  1.0,x'],
  ])('to %s: %s', async (to, json, text) => {
    expect(await converted(json, { from: 'json', to })).toBe(text);
  });

  test('a table is padded to what its text takes in a terminal', async () => {
    const text = '[{"name":"日本","n":1},{"name":"x","n":1000}]';
    expect(await converted(text, { from: 'json', to: 'markdown', align: true, title: 'T' })).toBe(
      '# T\n\n| name | n    |\n| ---- | ---- |\n| 日本 | 1    |\n| x    | 1000 |',
    );
  });
});

describe('notes say what is left out', () => {
  test.each<[Options, string, RegExp | undefined]>([
    [{ from: 'yaml', to: 'json' }, 'a: 1', undefined],
    [{ from: 'yaml', to: 'json' }, 'a: 1 # x', /^Comments were left out$/],
    [{ from: 'toml', to: 'json' }, 'a = [\n1, # x\n]', /^Comments/],
    [
      { from: 'xml', to: 'json' },
      '<a><!-- x --><?y z?></a>',
      /^Comments and Processing instructions/,
    ],
    [
      { from: 'xml', to: 'json' },
      '<r><a/><b/><a/></r>',
      /order of different elements inside '\/r'/,
    ],
    [{ from: 'json', to: 'xml' }, '{"a":1,"b":2}', /<doc>/],
    [{ from: 'json', to: 'xml' }, '{"r":{"a":[1]}}', /list of one item .* '\/r\/a'/],
    [{ from: 'json', to: 'csv' }, '[{"a":1},{"b":2}]', /2 cells/],
    [{ from: 'json', to: 'csv' }, '[{"a":1,"b":2},{"b":1,"a":2}]', /order of their keys/],
    [{ from: 'json', to: 'toon' }, '{"x":[{"a":1,"b":2},{"b":1,"a":2}]}', /list at '\/x'/],
    [{ from: 'markdown', to: 'json' }, 'Hello\n\n|a|\n|-|\n', /^Text beside the table/],
  ])('%o: %s', async (options, text, note) => {
    const notes = await notesOf(text, options);
    if (note) expect(notes.join()).toMatch(note);
    else expect(notes).toEqual([]);
  });
});

describe('what a format cannot hold is refused with its path', () => {
  test.each<[Options['to'], string, RegExp]>([
    ['toml', '{"a":[{"b/c":null}]}', /^TOML cannot hold null at '\/a\/0\/b~1c'$/],
    ['toml', '{"a":9223372036854775808}', /beyond 64 bits, at '\/a'$/],
    ['toml', '[]', /^TOML holds an object at the top, found list$/],
    ['yaml', '["\\ud800"]', /surrogate pair at '\/0'$/],
    ['toon', '{"\\udc00":1}', /surrogate pair/],
    ['xml', '{"r":{"a b":1}}', /name "a b" of an element at '\/r\/a b'$/],
    ['xml', '{"r":{"a":[]}}', /an empty list at '\/r\/a'$/],
    ['xml', '{"r":{"a":[1,[2]]}}', /a list in a list at '\/r\/a\/1'$/],
    ['xml', '{"r":"\\u0000"}', /character U\+0000 at '\/r'$/],
    ['xml', '{"r":{"-a":{}}}', /^Expected text at '\/r\/-a', found object$/],
    ['xml', '{"r":{"#text":"x","a":1}}', /'#text' beside elements at '\/r'$/],
    ['csv', '{"a":1}', /^A table is a list of objects; found object at the top$/],
    ['csv', '[{"a":1},2]', /found number at '\/1'$/],
    ['markdown', '[]', /empty list at the top$/],
    ['csv', '[{}]', /empty object at '\/0'$/],
  ])('to %s: %s', async (to, text, message) => {
    const error = await refusalOf(text, { from: 'json', to });
    expect(error.message).toMatch(message);
    expect(error.hint).toBeTruthy();
  });

  test('infinity in JSON', async () => {
    const error = await refusalOf('a: [-.inf]', { from: 'yaml', to: 'json' });
    expect(error.message).toBe("JSON cannot hold the number -inf at '/a/0'");
  });
});

describe('invalid text is refused with its place', () => {
  test.each<[Options['from'], string, RegExp]>([
    ['json', '{"a":1,}', /a key in double quotes, found "}" at line 1, column 8 /],
    ['json', '{"a":1,"a":2}', /"a" is there twice at line 1, column 8 /],
    ['yaml', 'a: 1\nb: [', /at line 2/],
    ['yaml', 'a: 1\na: 2', /"a" is there twice at the top at line 2, column 1 /],
    ['yaml', 'a: !foo 1', /^The tag '!foo' .* '\/a' at line 1, column 9 /],
    ['yaml', 'a: !!binary aGk=', /^The tag '!!binary'/],
    ['yaml', '? [a]\n: 1', /^A key is not a scalar/],
    ['yaml', 'a\n---\nb', /found a second at line 2, column 1 /],
    ['yaml', '&a [*a]', /'\*a' stands for what it is part of/],
    ['yaml', '- *a\n- &a 1', /'\*a' stands for nothing before it at line 1, column 3 /],
    ['yaml', '<<: 1', /^Expected '<<' to merge a mapping/],
    ['yaml', '', /no YAML document/],
    ['toml', 'a = 1\na = 2', /at line 2, column 1 /],
    ['xml', '<a>x<b/></a>', /^Text and elements are mixed at '\/a' at line 1, column 1 /],
    ['xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /^A DOCTYPE with declarations/],
    ['csv', 'a,b\n1,2\n1', /^Expected 2 cells as in the header, found 1 at line 3, column 1 /],
    ['csv', 'a,a\n1,2', /^The column 'a' is there twice/],
    ['csv', 'a.b,a\n1,2', /^Row 1: column 'a' contradicts/],
    ['csv', 'a[10000]\n1', /counts to 10000, the limit is 9999/],
    ['csv', 'a\nx"y"', /^A quote stands inside of a cell .* at line 2, column 2 /],
    ['csv', 'a,b\n1,"x"y', /closing quote at line 2, column 6 /],
    ['csv', 'a,b\n1,"x', /^The quote is not closed at line 2, column 3 /],
    ['csv', '', /empty/],
    ['toon', 'a[2]: 1', /^The TOON is invalid: .* at line 1, column 1 /],
    ['markdown', 'a | b', /^There is no table/],
    ['markdown', '|a|\n|-|\n\n|b|\n|-|', /found a second at line 4, column 1 /],
  ])('from %s: %j', async (from, text, message) => {
    const to = from === 'json' ? 'yaml' : 'json';
    expect((await refusalOf(text, { from, to })).message).toMatch(message);
  });

  test('aliases that stand for far more than their text', async () => {
    const nine = (item: string) => Array(9).fill(item).join();
    const bomb = [`a: &a0 [${nine('x')}]`];
    for (let i = 0; i < 9; i++) bomb.push(`b${i}: &a${i + 1} [${nine(`*a${i}`)}]`);
    const error = await refusalOf(bomb.join('\n'), { from: 'yaml', to: 'json' });
    expect(error.message).toMatch(/more than 10 times as large/);
  });

  test.each<[Options['from'], string]>([
    ['json', '['.repeat(100_000)],
    ['yaml', Array.from({ length: 1500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['toml', `a = ${'['.repeat(100_000)}`],
    ['xml', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
    ['csv', `a${'.b'.repeat(100_000)}\n1`],
    ['toon', Array.from({ length: 1500 }, (_, i) => `${'  '.repeat(i)}a:`).join('\n')],
  ])('%s that is nested without end', async (from, text) => {
    const to = from === 'json' ? 'yaml' : 'json';
    expect((await refusalOf(text, { from, to })).message).toMatch(/nested|deeper|longer/i);
  });
});
