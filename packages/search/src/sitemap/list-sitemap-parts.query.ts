import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listSitemapParts } from '@wbn/contract/search/list-sitemap-parts.ts';
import type { SitemapKind } from '@wbn/contract/search/sitemap-kind.ts';

/** A sitemap file: its entries follow the id `after`; null is the beginning. */
export interface SitemapPart {
  readonly after: string | null;
  readonly updatedAt: string;
}

/** Where the sitemap files of a kind begin. For server loaders: it brings the contract's schemas along. */
export function listSitemapPartsQuery(
  api: ApiClient,
  { kind }: { kind: SitemapKind },
): Query<readonly SitemapPart[]> {
  return {
    queryKey: ['list-sitemap-parts', kind],
    staleTime: 600_000,
    queryFn: async () => (await api.call(listSitemapParts, { params: { kind } })).data,
  };
}
