import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OutputSink } from '../../bridge/executor/call/output-sink.js';

const chunks = fc.array(fc.uint8Array({ maxLength: 5000 }), { maxLength: 20 });

it('keeps the first bytes up to its limit and counts all of them', () => {
  fc.assert(
    fc.property(chunks, fc.nat(20_000), (written, limit) => {
      const sink = new OutputSink(limit);
      for (const chunk of written) sink.write(chunk);
      const all = Buffer.concat(written);
      expect(Buffer.from(sink.contents()).equals(all.subarray(0, limit))).toBe(true);
      expect(sink.bytes).toBe(all.length);
      expect(sink.truncated).toBe(all.length > limit);
    }),
  );
});

it('hands each chunk on as a copy, kept or not', () => {
  const heard: Uint8Array[] = [];
  const sink = new OutputSink(1, (chunk) => heard.push(chunk));
  const reused = Buffer.from('abc');
  sink.write(reused);
  reused.fill(0);
  sink.write(Buffer.alloc(0));
  expect(heard.map(String)).toEqual(['abc']);
  expect(String(Buffer.from(sink.contents()))).toBe('a');
});

it('drops what comes after it is closed', () => {
  const sink = new OutputSink(10);
  sink.write(Buffer.from('a'));
  sink.close();
  sink.write(Buffer.from('b'));
  expect([sink.bytes, sink.contents()]).toEqual([1, new Uint8Array([97])]);
});

it('gives contents that share no memory with anything else', () => {
  const sink = new OutputSink(10);
  sink.write(Buffer.from('abc'));
  expect(sink.contents().buffer.byteLength).toBe(3);
});
