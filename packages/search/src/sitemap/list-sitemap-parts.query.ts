import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listSitemapParts } from '@wbn/contract/search/list-sitemap-parts.ts';
import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';
import type { HomeCountries } from '@wbn/edition/home-site.ts';
import { sitemapChoice } from './sitemap-choice.ts';

/** A sitemap file: its entries follow the id `after`; null is the beginning. */
export interface SitemapPart {
  readonly after: string | null;
  readonly updatedAt: string;
}

/** Where the sitemap files of a kind begin, of what is at home on an edition. For server loaders: it brings the contract's schemas along. */
export function listSitemapPartsQuery(
  api: ApiClient,
  { kind, home }: { kind: SitemapKind; home: HomeCountries },
) {
  return queryOptions({
    queryKey: ['list-sitemap-parts', kind, home],
    staleTime: 600_000,
    queryFn: async (): Promise<readonly SitemapPart[]> =>
      (await api.call(listSitemapParts, { params: { kind }, query: sitemapChoice(home) })).data,
  });
}
