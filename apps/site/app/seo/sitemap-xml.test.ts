import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapStream } from './sitemap-xml.ts';

it('writes an index with the dates of the last changes', () => {
  const xml = sitemapIndexXml([{ address: 'https://a.example/x.xml?a=1&b=2', updatedAt: '2026-11-21' }]);
  expect(xml).toContain(
    '<sitemap><loc>https://a.example/x.xml?a=1&amp;b=2</loc><lastmod>2026-11-21</lastmod></sitemap>',
  );
});

it('streams a file in chunks and closes it', async () => {
  async function* links() {
    yield [{ address: 'https://a.example/1' }];
    yield [{ address: 'https://a.example/2' }];
  }
  const xml = await new Response(sitemapStream(links())).text();
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml.trimEnd().endsWith('</urlset>')).toBe(true);
});

it('EDN-05: names the addresses of a page on other sites', async () => {
  async function* links() {
    const alternates = [{ tag: 'es-CL', address: 'https://b.example/?a=1&b=2' }];
    yield [{ address: 'https://a.example/', alternates }];
  }
  const xml = await new Response(sitemapStream(links())).text();
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="es-CL" href="https://b.example/?a=1&amp;b=2"/></url>',
  );
});
