import { expect, it } from 'vitest';
import { weighPage } from './weigh-page.ts';

it('counts elements, bytes and loader data, but nothing inside scripts', () => {
  const data =
    '<script nonce="x">window.__reactRouterContext.streamController.enqueue("[\\"<b>é</b>\\"]");</script>';
  const html = `<!DOCTYPE html><html><head><script>if (1<a) go('<p>')</script></head><body><br/>1 < 2<!--$-->${data}</body></html>`;
  expect(weighPage(html)).toEqual({
    // html, head, script, body, br, script
    elements: 6,
    htmlBytes: Buffer.byteLength(html),
    dataBytes: Buffer.byteLength(data),
  });
});
