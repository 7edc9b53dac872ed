import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listSitemapEntries, type SitemapEntry } from '@wbn/contract/search/list-sitemap-entries.ts';
import { type SitemapKind, sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import type { HomeCountries } from '@wbn/edition/home-site.ts';
import { sitemapChoice } from './sitemap-choice.ts';

const entriesPerCall = 2000;

interface Wanted {
  readonly kind: SitemapKind;
  /** Whose entries: those of an edition's countries. */
  readonly home: HomeCountries;
  /** Null is the beginning. */
  readonly after: string | null;
}

/** Entries of a kind after an id. For server loaders: it brings the contract's schemas along. */
export function listSitemapEntriesQuery(
  api: ApiClient,
  { kind, home, after, size }: Wanted & { readonly size: number },
): Query<readonly SitemapEntry[]> {
  return {
    queryKey: ['list-sitemap-entries', kind, home, after, size],
    staleTime: 600_000,
    queryFn: async () => {
      const query = { size, ...sitemapChoice(home), ...(after === null ? {} : { after }) };
      return (await api.call(listSitemapEntries, { params: { kind }, query })).data;
    },
  };
}

/** All entries of one sitemap file, in bites, so that a file never stands in memory as a whole. */
export async function* readSitemapPart(
  api: ApiClient,
  { after, ...wanted }: Wanted,
): AsyncGenerator<readonly SitemapEntry[]> {
  let last = after;
  for (let left = sitemapPartSize; left > 0; left -= entriesPerCall) {
    const size = Math.min(entriesPerCall, left);
    const entries = await listSitemapEntriesQuery(api, { ...wanted, after: last, size }).queryFn();
    if (entries.length > 0) yield entries;
    if (entries.length < size) return;
    last = entries.at(-1)?.id ?? null;
  }
}
