import { listCountriesQuery } from '@wbn/search/list-countries.query.ts';
import { loadIndustryTreeQuery } from '@wbn/search/load-industry-tree.query.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { createMemory } from './remember.server.ts';

type Context = Readonly<RouterContextProvider>;

const remember = createMemory();
const isFilled = (list: readonly unknown[]) => list.length > 0;

/** All countries in the language of the page; empty when the API has never answered yet. */
export function readCountries(context: Context) {
  const query = listCountriesQuery(context.get(apiContext));
  return remember(query, context.get(viewContext).language, isFilled);
}

/** The industry tree in the language of the page; empty when the API has never answered yet. */
export function readIndustryTree(context: Context) {
  const query = loadIndustryTreeQuery(context.get(apiContext));
  return remember(query, context.get(viewContext).language, isFilled);
}
