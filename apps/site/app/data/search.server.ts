import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import type { SearchAddress } from '@wbn/search/results/search-address.ts';
import { searchBusinessesQuery } from '@wbn/search/results/search-businesses.query.ts';
import type { SearchOutcome } from '@wbn/search/results/search-outcome.ts';
import { searchProductsQuery } from '@wbn/search/results/search-products.query.ts';
import { searchUsersQuery } from '@wbn/search/results/search-users.query.ts';
import { searchModeOf } from '@wbn/search/search-type.ts';

/** Searches what the address asks for; an API that does not answer is an outcome of its own (SRCH-04). */
export async function search(api: ApiClient, address: SearchAddress): Promise<SearchOutcome> {
  const mode = searchModeOf(address.business);
  try {
    switch (mode) {
      case 'business':
        return { mode, ...(await runQuery(searchBusinessesQuery(api, address))) };
      case 'product':
        return { mode, ...(await runQuery(searchProductsQuery(api, address))) };
      case 'user':
        return { mode, ...(await runQuery(searchUsersQuery(api, address))) };
    }
  } catch (error) {
    if (error instanceof ApiError) return { mode, failed: true };
    throw error;
  }
}
