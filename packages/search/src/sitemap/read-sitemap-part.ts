import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import type { SitemapEntry } from '@wbn/contract/search/list-sitemap-entries.ts';
import { sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import { listSitemapEntriesQuery, type SitemapPlace } from './list-sitemap-entries.query.ts';

const entriesPerCall = 2000;

/** All entries of one sitemap file, in bites, so that a file never stands in memory as a whole. */
export async function* readSitemapPart(
  api: ApiClient,
  { after, ...wanted }: SitemapPlace,
): AsyncGenerator<readonly SitemapEntry[]> {
  let last = after;
  for (let left = sitemapPartSize; left > 0; left -= entriesPerCall) {
    const size = Math.min(entriesPerCall, left);
    const entries = await runQuery(listSitemapEntriesQuery(api, { ...wanted, after: last, size }));
    if (entries.length > 0) yield entries;
    if (entries.length < size) return;
    last = entries.at(-1)?.id ?? null;
  }
}
