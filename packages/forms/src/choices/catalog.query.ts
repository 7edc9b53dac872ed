import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import {
  listBusinessTypes,
  listCountries,
  listGenders,
  listIndustries,
  listIndustryCategories,
  listJobPositions,
  listLanguages,
  listStates,
  listTradeChoices,
} from '@wbn/contract/catalog/catalog-lists.ts';

/** The lists of the catalog change with a release: each is asked for once an hour. */
const hourly = { staleTime: 3_600_000 };

/** The types of companies. */
export const listBusinessTypesQuery = (api: ApiClient) => callQuery(api, listBusinessTypes, {}, hourly);

/** Countries and territories by name (REF-01). */
export const listCountriesQuery = (api: ApiClient) => callQuery(api, listCountries, {}, hourly);

/** Genders a person may choose from. */
export const listGendersQuery = (api: ApiClient) => callQuery(api, listGenders, {}, hourly);

export const listIndustriesQuery = (api: ApiClient) => callQuery(api, listIndustries, {}, hourly);

/** The categories of an industry with their sub-categories; not asked for without an industry. */
export const listIndustryCategoriesQuery = (api: ApiClient, industry: string) => ({
  ...callQuery(api, listIndustryCategories, { params: { id: industry } }, hourly),
  enabled: industry !== '',
});

/** Positions in a company. */
export const listJobPositionsQuery = (api: ApiClient) => callQuery(api, listJobPositions, {}, hourly);

/** Languages a person may speak. */
export const listLanguagesQuery = (api: ApiClient) => callQuery(api, listLanguages, {}, hourly);

/** The states of a country; not asked for without a country. */
export const listStatesQuery = (api: ApiClient, country: string) => ({
  ...callQuery(api, listStates, { params: { code: country } }, hourly),
  enabled: country !== '',
});

/** What companies and products choose of their trade. */
export const listTradeChoicesQuery = (api: ApiClient) => callQuery(api, listTradeChoices, {}, hourly);
