import type { Alternate } from './alternates.ts';
import { escapeXml } from './escape-xml.ts';

export const sitemapHeaders = { 'content-type': 'application/xml; charset=utf-8' };

export interface SitemapLink {
  readonly address: string;
  readonly updatedAt?: string | undefined;
  /** The page in other languages and on other sites, itself included. */
  readonly alternates?: readonly Alternate[];
}

const entry = (tag: 'url' | 'sitemap', { address, updatedAt, alternates = [] }: SitemapLink) => {
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
  const others = alternates.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${escapeXml(other.address)}"/>`,
  );
  return `<${tag}><loc>${escapeXml(address)}</loc>${changed}${others.join('')}</${tag}>\n`;
};

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
  yield encoder.encode(`${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`);
  for await (const some of links) yield encoder.encode(some.map((link) => entry('url', link)).join(''));
  yield encoder.encode('</urlset>\n');
}
