import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listSitemapEntries, type SitemapEntry } from '@wbn/contract/search/list-sitemap-entries.ts';
import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';
import type { HomeCountries } from '@wbn/edition/home-site.ts';
import { sitemapChoice } from './sitemap-choice.ts';

export interface SitemapPlace {
  readonly kind: SitemapKind;
  /** Whose entries: those of an edition's countries. */
  readonly home: HomeCountries;
  /** Null is the beginning. */
  readonly after: string | null;
}

/** Entries of a kind after an id. For server loaders: it brings the contract's schemas along. */
export function listSitemapEntriesQuery(
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
