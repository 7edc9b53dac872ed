import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import {
  listBusinessTypesQuery,
  listCountriesQuery,
  listIndustriesQuery,
  listTradeChoicesQuery,
} from '@wbn/forms/choices/catalog.query.ts';
import {
  businessTypeOptions,
  countryOptions,
  dialCodeChoices,
  industryOptions,
  type TradeOptions,
  tradeOptions,
} from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';

/** The options of the pickers, by field where a field has its own list. */
export type EditChoices = ReturnType<typeof useEditChoices>;

const noTradeOptions: TradeOptions = tradeOptions({
  ...{ markets: [], spokenLanguages: [], deliveryTerms: [], currencies: [] },
  ...{ packagingTypes: [], paymentTypes: [], contractManufacturing: [], periods: [] },
});

/** Loads the lists of all tabs; a failed list is empty and does not block the form (REF-08). */
export function useEditChoices(api: ApiClient) {
  const { data: trade = noTradeOptions } = useQuery({ ...listTradeChoicesQuery(api), select: tradeOptions });
  return {
    ...trade,
    country: useOptions(listCountriesQuery(api), countryOptions).options,
    dialCodes: useOptions(listCountriesQuery(api), dialCodeChoices).options,
    businessType: useOptions(listBusinessTypesQuery(api), businessTypeOptions).options,
    industry: useOptions(listIndustriesQuery(api), industryOptions).options,
  };
}
