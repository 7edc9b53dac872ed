import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import type { Category } from '@wbn/contract/catalog/industry.ts';
import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { listIndustryCategories } from '@wbn/contract/catalog/list-industry-categories.ts';
import { listTradeChoices } from '@wbn/contract/catalog/list-trade-choices.ts';
import type { SelectOption } from '@wbn/ui-kit/select.tsx';

/** What the pickers of the form offer. */
export interface ProductChoices {
  readonly industries: readonly SelectOption[];
  readonly currencies: readonly SelectOption[];
}

const hour = 3_600_000;

/** The lists of the form; one that cannot be had is empty and stops nobody (REF-08). */
export function listProductChoicesQuery(api: ApiClient): Query<ProductChoices> {
  return {
    queryKey: ['list-product-choices'],
    staleTime: hour,
    queryFn: async () => {
      const [industries, currencies] = await Promise.all([
        api.call(listIndustries, {}).then(
          ({ data }) => data,
          () => [],
        ),
        api.call(listTradeChoices, {}).then(
          ({ data }) => data.currencies,
          () => [],
        ),
      ]);
      return {
        industries: industries.map(({ id, name }) => ({ value: id, text: name })),
        currencies: currencies.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` })),
      };
    },
  };
}

/** Categories of an industry with their sub-categories; none without an industry, and none when they cannot be had. */
export function listCategoriesQuery(api: ApiClient, industry: string): Query<readonly Category[]> {
  return {
    queryKey: ['list-industry-categories', industry],
    staleTime: hour,
    queryFn: async () => {
      if (industry === '') return [];
      return api.call(listIndustryCategories, { params: { id: industry } }).then(
        ({ data }) => data,
        () => [],
      );
    },
  };
}
