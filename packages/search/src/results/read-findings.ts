import type { SearchCorrection, SearchFacet, SearchTab } from '@wbn/contract/search/search-reply.ts';
import type { SearchAddress } from './search-address.ts';
import { choosable } from './search-filters.ts';
import type { SearchFindings } from './search-outcome.ts';

interface Reply {
  readonly total_is_least: boolean;
  readonly facets?: readonly SearchFacet[] | undefined;
  readonly tabs?: readonly SearchTab[] | undefined;
  readonly correction?: SearchCorrection | undefined;
  readonly loosened?: true | undefined;
}

/** What the three searches answer alike, as pages use it. */
export function readFindings(reply: Reply, total: number, address: SearchAddress): SearchFindings {
  const { total_is_least: totalIsLeast, facets, tabs = [], correction, loosened } = reply;
  return { total, totalIsLeast, facets: choosable(facets, address), tabs, correction, loosened };
}
