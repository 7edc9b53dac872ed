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

/** Catalog lists change with releases only, so each is fetched once an hour. */
const hourly = { staleTime: 3_600_000 };

/** The types of companies. */
export const listBusinessTypesQuery = (api: ApiClient) => callQuery(api, listBusinessTypes, {}, hourly);

/** Countries and territories by name (REF-01). */
export const listCountriesQuery = (api: ApiClient) => callQuery(api, listCountries, {}, hourly);

/** Genders to choose from. */
export const listGendersQuery = (api: ApiClient) => callQuery(api, listGenders, {}, hourly);

export const listIndustriesQuery = (api: ApiClient) => callQuery(api, listIndustries, {}, hourly);

/** The categories of an industry with their sub-categories; not fetched without an industry. */
export const listIndustryCategoriesQuery = (api: ApiClient, industry: string) => ({
  ...callQuery(api, listIndustryCategories, { params: { id: industry } }, hourly),
  enabled: industry !== '',
});

/** Positions in a company. */
export const listJobPositionsQuery = (api: ApiClient) => callQuery(api, listJobPositions, {}, hourly);

/** Languages a person may speak. */
export const listLanguagesQuery = (api: ApiClient) => callQuery(api, listLanguages, {}, hourly);

/** The states of a country; not fetched without a country. */
export const listStatesQuery = (api: ApiClient, country: string) => ({
  ...callQuery(api, listStates, { params: { code: country } }, hourly),
  enabled: country !== '',
});

/** The trade terms that companies and products choose from: markets, delivery terms, currencies and so on. */
export const listTradeChoicesQuery = (api: ApiClient) => callQuery(api, listTradeChoices, {}, hourly);
