import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageBody } from './page-body.ts';

const text = '<p>A company page.</p>'.repeat(500);

describe('the body of a page', () => {
  it('is kept compressed only, and read in every encoding', async () => {
    const body = new PageBody(Buffer.from(text));
    const before = body.bytes;
    // Its first readers do not wait for each other.
    const early = body.read(null);
    await body.compress();
    expect((await early).toString()).toBe(text);
    expect(body.bytes).toBeLessThan(before / 4);
    expect(brotliDecompressSync(await body.read('br')).toString()).toBe(text);
    expect((await body.read(null)).toString()).toBe(text);
    const withoutGzip = body.bytes;
    expect(gunzipSync(await body.read('gzip')).toString()).toBe(text);
    // Nothing larger stays in memory with them.
    for (const encoding of ['br', 'gzip'] as const) {
      const { buffer, length } = await body.read(encoding);
      expect(buffer.byteLength).toBe(length);
    }
    expect(await body.read('gzip')).toBe(await body.read('gzip'));
    expect(body.bytes).toBe(withoutGzip + (await body.read('gzip')).length);
  });

  it('stays as it is when it is small', async () => {
    const body = new PageBody(Buffer.from('small'));
    await body.compress();
    expect(body.isSmall).toBe(true);
    expect((await body.read(null)).toString()).toBe('small');
  });
});
