import {
  listBusinessTypesQuery,
  listCountriesQuery,
  listIndustriesQuery,
  listJobPositionsQuery,
  listStatesQuery,
} from '@wbn/forms/choices/catalog.query.ts';
import { countryOptions } from '@wbn/forms/choices/options.ts';
import { toNeedHelpChoices } from '@wbn/marketing-pages/need-help/need-help-choices.ts';
import { loadIndustryTreeQuery } from '@wbn/search/load-industry-tree.query.ts';
import { data, type RouterContextProvider } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { createListCache } from './list-cache.server.ts';

type Context = Readonly<RouterContextProvider>;

const cachedList = createListCache();

/** Returns all countries in the page's language; empty when the API has never answered. */
export async function readCountries(context: Context) {
  const query = listCountriesQuery(context.get(apiContext));
  return countryOptions(await cachedList(query, context.get(viewContext).language));
}

/** Returns the industry tree in the page's language; empty when the API has never answered. */
export function readIndustryTree(context: Context) {
  return cachedList(loadIndustryTreeQuery(context.get(apiContext)), context.get(viewContext).language);
}

/** Returns the options of the need-help form; throws the 503 page without one of them. */
export async function readNeedHelpChoices(context: Context) {
  const api = context.get(apiContext);
  const { language } = context.get(viewContext);
  const [countries, states, businessTypes, jobPositions, industries] = await Promise.all([
    cachedList(listCountriesQuery(api), language),
    cachedList(listStatesQuery(api, 'US'), language),
    cachedList(listBusinessTypesQuery(api), language),
    cachedList(listJobPositionsQuery(api), language),
    cachedList(listIndustriesQuery(api), language),
  ]);
  const lists = { countries, states, businessTypes, jobPositions, industries };
  if (Object.values(lists).some((list) => list.length === 0)) throw data(null, { status: 503 });
  return toNeedHelpChoices(lists);
}
