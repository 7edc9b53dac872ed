import { escapeXml } from './escape-xml.ts';

export const sitemapHeaders = { 'content-type': 'application/xml; charset=utf-8' };

export interface SitemapLink {
  readonly address: string;
  readonly updatedAt?: string | undefined;
}

const entry = (tag: 'url' | 'sitemap', { address, updatedAt }: SitemapLink) =>
  `<${tag}><loc>${escapeXml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</${tag}>\n`;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the XML of a sitemap index. */
export function sitemapIndexXml(links: readonly SitemapLink[]): string {
  const entries = links.map((link) => entry('sitemap', link)).join('');
  return `${head}<sitemapindex ${namespace}>\n${entries}</sitemapindex>\n`;
}

/** Streams the XML of a sitemap as its links arrive. */
export function sitemapStream(links: AsyncIterable<readonly SitemapLink[]>): ReadableStream<Uint8Array> {
  const parts = writeParts(links);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* writeParts(links: AsyncIterable<readonly SitemapLink[]>) {
  const encoder = new TextEncoder();
  yield encoder.encode(`${head}<urlset ${namespace}>\n`);
  for await (const some of links) yield encoder.encode(some.map((link) => entry('url', link)).join(''));
  yield encoder.encode('</urlset>\n');
}
