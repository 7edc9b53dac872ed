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

type Tree = Awaited<ReturnType<typeof readIndustryTree>>;
type Countries = Awaited<ReturnType<typeof readCountries>>;

/** Names of the industries; the same object as long as the tree is the same. */
export const industryNames = derived((tree: Tree) => tree.map(({ id, name }) => ({ id, name })));

/** Codes and names of the countries as one text, `AU Australia`, a line each; see countryOptions. */
export const countryLines = derived((countries: Countries) =>
  countries.map(({ value, text }) => `${value} ${text}`).join('\n'),
);

/** Works something out once for each object. */
function derived<Source extends object, Result>(
  work: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const entry = known.get(source) ?? { result: work(source) };
    known.set(source, entry);
    return entry.result;
  };
}
