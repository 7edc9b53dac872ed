import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listSitemapEntries, type SitemapEntry } from '@wbn/contract/search/list-sitemap-entries.ts';
import { type SitemapKind, sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';

const entriesPerCall = 2000;

/** Entries of a kind after an id. For server loaders: it brings the contract's schemas along. */
export function listSitemapEntriesQuery(
  api: ApiClient,
  { kind, after, size }: { kind: SitemapKind; after: string | null; size: number },
): Query<readonly SitemapEntry[]> {
  return {
    queryKey: ['list-sitemap-entries', kind, after, size],
    staleTime: 600_000,
    queryFn: async () => {
      const query = { size, ...(after === null ? {} : { after }) };
      return (await api.call(listSitemapEntries, { params: { kind }, query })).data;
    },
  };
}

/** All entries of one sitemap file, in bites, so that a file never stands in memory as a whole. */
export async function* readSitemapPart(
  api: ApiClient,
  kind: SitemapKind,
  after: string | null,
): AsyncGenerator<readonly SitemapEntry[]> {
  let last = after;
  for (let left = sitemapPartSize; left > 0; left -= entriesPerCall) {
    const size = Math.min(entriesPerCall, left);
    const entries = await listSitemapEntriesQuery(api, { kind, after: last, size }).queryFn();
    if (entries.length > 0) yield entries;
    if (entries.length < size) return;
    last = entries.at(-1)?.id ?? null;
  }
}
