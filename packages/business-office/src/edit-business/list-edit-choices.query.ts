import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import {
  businessTypeOptionsQuery,
  type CountryChoices,
  countryChoicesQuery,
  industryOptionsQuery,
  listOr,
  noCountries,
  noTradeChoices,
  type Options,
  type TradeChoices,
  tradeChoicesQuery,
} from '@wbn/forms/list-options.query.ts';

/** What the pickers of the forms offer, by field where a field has a list of its own. */
export interface EditChoices extends TradeChoices {
  readonly country: Options;
  readonly dialCodes: CountryChoices['dialCodes'];
  readonly businessType: Options;
  readonly industry: Options;
}

export const noChoices: EditChoices = {
  ...noTradeChoices,
  country: [],
  dialCodes: [],
  businessType: [],
  industry: [],
};

/** The lists of all tabs; one that cannot be had is empty and stops nobody (REF-08). */
export function listEditChoicesQuery(api: ApiClient): Query<EditChoices> {
  return {
    queryKey: ['list-edit-choices'],
    staleTime: 3_600_000,
    queryFn: async () => {
      const [{ countries, dialCodes }, businessType, industry, trade] = await Promise.all([
        listOr(countryChoicesQuery(api), noCountries),
        listOr(businessTypeOptionsQuery(api), []),
        listOr(industryOptionsQuery(api), []),
        listOr(tradeChoicesQuery(api), noTradeChoices),
      ]);
      return { ...trade, country: countries, dialCodes, businessType, industry };
    },
  };
}
