import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listBusinessTypes } from '@wbn/contract/catalog/list-business-types.ts';
import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { listIndustryCategories } from '@wbn/contract/catalog/list-industry-categories.ts';
import { listStates } from '@wbn/contract/catalog/list-states.ts';
import type { SelectOption } from '@wbn/ui-kit/select.tsx';

type Options = Query<readonly SelectOption[]>;

const staleTime = 3_600_000;

/** The countries, with their flags. */
export function countryOptionsQuery(api: ApiClient): Options {
  return {
    queryKey: ['list-countries'],
    staleTime,
    queryFn: async () => {
      const { data } = await api.call(listCountries, {});
      return data.map(({ code, countryName, emoji }) => ({ value: code, text: `${emoji} ${countryName}` }));
    },
  };
}

/** The states of a country; none without a country. */
export function stateOptionsQuery(api: ApiClient, country: string): Options {
  return {
    queryKey: ['list-states', country],
    staleTime,
    queryFn: async () => {
      if (country === '') return [];
      const { data } = await api.call(listStates, { params: { code: country } });
      return data.map(({ stateID, stateName }) => ({ value: stateID, text: stateName }));
    },
  };
}

export function industryOptionsQuery(api: ApiClient): Options {
  return {
    queryKey: ['list-industries'],
    staleTime,
    queryFn: async () => {
      const { data } = await api.call(listIndustries, {});
      return data.map(({ id, name }) => ({ value: id, text: name }));
    },
  };
}

/** The categories of an industry, as `industry.category` (BIZ-07); none without an industry. */
export function categoryOptionsQuery(api: ApiClient, industry: string): Options {
  return {
    queryKey: ['list-industry-categories', industry],
    staleTime,
    queryFn: async () => {
      if (industry === '') return [];
      const { data } = await api.call(listIndustryCategories, { params: { id: industry } });
      return data.map(({ id, name }) => ({
        value: id.startsWith(`${industry}.`) ? id : `${industry}.${id}`,
        text: name,
      }));
    },
  };
}

export function businessTypeOptionsQuery(api: ApiClient): Options {
  return {
    queryKey: ['list-business-types'],
    staleTime,
    queryFn: async () => {
      const { data } = await api.call(listBusinessTypes, {});
      return data.map(({ code, businessTypeName }) => ({ value: code, text: businessTypeName }));
    },
  };
}
