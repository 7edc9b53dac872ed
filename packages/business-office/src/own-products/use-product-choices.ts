import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listIndustriesQuery, listTradeChoicesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { currencyOptions, industryOptions, type Options } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';

/** What the pickers of the form offer. */
export interface ProductChoices {
  readonly industries: Options;
  readonly currencies: Options;
}

/** The lists of the form, once all have come; one that cannot be had is empty and stops nobody (REF-08). */
export function useProductChoices(api: ApiClient): ProductChoices | undefined {
  const industries = useOptions(listIndustriesQuery(api), industryOptions);
  const currencies = useOptions(listTradeChoicesQuery(api), currencyOptions);
  if (industries.state === 'loading' || currencies.state === 'loading') return undefined;
  return { industries: industries.options, currencies: currencies.options };
}
