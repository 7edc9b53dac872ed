import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import {
  industryOptionsQuery,
  listOr,
  noTradeChoices,
  type Options,
  tradeChoicesQuery,
} from '@wbn/forms/list-options.query.ts';

/** What the pickers of the form offer. */
export interface ProductChoices {
  readonly industries: Options;
  readonly currencies: Options;
}

/** The lists of the form; one that cannot be had is empty and stops nobody (REF-08). */
export function listProductChoicesQuery(api: ApiClient): Query<ProductChoices> {
  return {
    queryKey: ['list-product-choices'],
    staleTime: 3_600_000,
    queryFn: async () => {
      const [industries, trade] = await Promise.all([
        listOr(industryOptionsQuery(api), []),
        listOr(tradeChoicesQuery(api), noTradeChoices),
      ]);
      return { industries, currencies: trade.acceptedPaymentCurrencies };
    },
  };
}
