import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type SitemapKind, sitemapPartSize } from '@wbn/contract/search/sitemap-kind.ts';
import { listSitemapEntries, listSitemapParts, type SitemapEntry } from '@wbn/contract/search/sitemaps.ts';
import type { HomeCountries } from '@wbn/edition/home-site.ts';

/** Returns the countries of an edition as parameters of the sitemap calls. */
export function sitemapChoice(home: HomeCountries): { countries?: string; exceptCountries?: string } {
  if ('countries' in home) return { countries: home.countries.join(',') };
  return home.exceptCountries.length > 0 ? { exceptCountries: home.exceptCountries.join(',') } : {};
}

/** A sitemap file; its entries follow the id `after`, null for the first file. */
export interface SitemapPart {
  readonly after: string | null;
  readonly updatedAt: string;
}

/** Lists the sitemap files of a kind for an edition. Imports the contract's schemas: for server loaders. */
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

interface SitemapPlace {
  readonly kind: SitemapKind;
  /** Countries of the edition. */
  readonly home: HomeCountries;
  /** Null for the first file. */
  readonly after: string | null;
}

const entriesPerCall = 2000;

/** Yields the entries of a sitemap file, 2,000 at a time, so that it is never in memory as a whole. */
export async function* readSitemapPart(
  api: ApiClient,
  { kind, home, after }: SitemapPlace,
): AsyncGenerator<readonly SitemapEntry[]> {
  let last = after;
  for (let left = sitemapPartSize; left > 0; left -= entriesPerCall) {
    const size = Math.min(entriesPerCall, left);
    const query = { size, ...sitemapChoice(home), ...(last === null ? {} : { after: last }) };
    const entries = (await api.call(listSitemapEntries, { params: { kind }, query })).data;
    if (entries.length > 0) yield entries;
    if (entries.length < size) return;
    last = entries.at(-1)?.id ?? null;
  }
}
