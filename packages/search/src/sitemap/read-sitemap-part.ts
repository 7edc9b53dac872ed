import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import type { SitemapEntry } from '@wbn/contract/search/list-sitemap-entries.ts';
import { listSitemapEntries } from '@wbn/contract/search/list-sitemap-entries.ts';
import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';
import { sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import type { HomeCountries } from '@wbn/edition/home-site.ts';
import { sitemapChoice } from './sitemap-choice.ts';

interface SitemapPlace {
  readonly kind: SitemapKind;
  /** Whose entries: those of an edition's countries. */
  readonly home: HomeCountries;
  /** Null is the beginning. */
  readonly after: string | null;
}

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

/** Entries of a kind after an id. For server loaders: it brings the contract's schemas along. */
function listSitemapEntriesQuery(
  api: ApiClient,
  { kind, home, after, size }: SitemapPlace & { readonly size: number },
) {
  return queryOptions({
    queryKey: ['list-sitemap-entries', kind, home, after, size],
    staleTime: 600_000,
    queryFn: async (): Promise<readonly SitemapEntry[]> => {
      const query = { size, ...sitemapChoice(home), ...(after === null ? {} : { after }) };
      return (await api.call(listSitemapEntries, { params: { kind }, query })).data;
    },
  });
}
