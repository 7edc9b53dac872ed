import { listSuggestions } from '@wbn/contract/search/list-suggestions.ts';
import { searchBusinesses, searchProducts, searchUsers } from '@wbn/contract/search/searches.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';
import type { LoadRequest } from '../measure.ts';
import { firstWords, misspell, pick, shuffle } from './pick.ts';
import { type CompanyRow, type NameRow, type ProductRow, readRows } from './read-rows.ts';

const pageSize = 5;
const fields = ['textQuery', 'businessType', 'country', 'industry', 'skip'] as const;
type Search = { readonly [Field in (typeof fields)[number]]?: string | number };

/** 200 searches for companies: names, parts of names, trades, other scripts, misspellings, filters, second pages. */
export function businessSearches(): LoadRequest[] {
  const companies = readRows<CompanyRow>('companies.ndjson.gz');
  const native = readRows<NameRow>('company-names.ndjson.gz').filter(({ name }) => isOtherScript(name));
  const trades = [...new Set(companies.map(tradeOf))].filter((trade) => trade !== '');
  return toRequests(searchBusinesses.path, [
    ...pick(companies, 45).map(({ name }) => ({ textQuery: name })),
    ...pick(companies, 20, 11).map(({ name }) => ({ textQuery: firstWords(name, 2) })),
    ...pick(trades, 30).map((textQuery) => ({ textQuery })),
    ...pick(native, 35).map(({ name }) => ({ textQuery: name })),
    ...pick(companies, 30, 23).map(({ name }, turn) => ({ textQuery: misspell(firstWords(name, 3), turn) })),
    ...pick(companies, 25, 37).map((company, turn) => ({
      textQuery: pick(trades, 25, 1)[turn] ?? '',
      ...[{ country: company.country }, { industry: company.industryId }, { businessType: 'MA' }][turn % 3],
    })),
    ...pick(trades, 15, 2).map((textQuery) => ({ textQuery, skip: pageSize })),
  ]);
}

/** 200 searches for products: names, brands, brand with model, misspellings, filters, second pages. */
export function productSearches(): LoadRequest[] {
  const products = readRows<ProductRow>('products.ndjson.gz');
  const branded = products.filter(({ brand, model }) => brand && model);
  const brands = [...new Set(branded.map(({ brand }) => brand ?? ''))];
  return toRequests(searchProducts.path, [
    ...pick(products, 50).map(({ name }) => ({ textQuery: firstWords(name, 4) })),
    ...pick(brands, 30).map((textQuery) => ({ textQuery })),
    ...pick(branded, 35).map(({ brand, model }) => ({ textQuery: `${brand} ${firstWords(model ?? '', 2)}` })),
    ...pick(products, 25, 13).map(({ name }) => ({ textQuery: firstWords(name.replace(/^\S+\s+/, ''), 2) })),
    ...pick(products, 30, 29).map(({ name }, turn) => ({ textQuery: misspell(firstWords(name, 2), turn) })),
    ...pick(products, 15, 41).map(({ name, industryId }) => ({
      textQuery: firstWords(name, 1),
      industry: industryId,
    })),
    ...pick(brands, 15, 1).map((textQuery) => ({ textQuery, skip: pageSize })),
  ]);
}

/** 60 results pages of the site: companies of a trade and type, products of a brand. */
export function resultsPages(): LoadRequest[] {
  const companies = readRows<CompanyRow>('companies.ndjson.gz').filter((company) => tradeOf(company) !== '');
  const products = readRows<ProductRow>('products.ndjson.gz');
  const paths = [
    ...pick(companies, 30).map((company) =>
      searchPath({ search: tradeOf(company), business: company.businessTypes?.[0] ?? 'MA' }),
    ),
    ...pick(products, 30).map(({ brand, name }) => searchPath({ search: brand ?? name, business: 'PR' })),
  ];
  return shuffle(paths).map((path) => ({ method: 'GET', path }));
}

/** 100 searches for people: full names, first names, misspellings, second pages. */
export function userSearches(names: readonly { first: string; last: string }[]): LoadRequest[] {
  return toRequests(searchUsers.path, [
    ...pick(names, 60).map(({ first, last }) => ({ textQuery: `${first} ${last}` })),
    ...pick(names, 20, 3).map(({ first }) => ({ textQuery: first })),
    ...pick(names, 10, 5).map(({ first, last }, turn) => ({ textQuery: misspell(`${first} ${last}`, turn) })),
    ...pick(names, 10, 7).map(({ first }) => ({ textQuery: first, skip: pageSize })),
  ]);
}

/** 120 beginnings as typed: of product and company names, a second word, a model, categories. */
export function suggestionRequests(): LoadRequest[] {
  const products = readRows<ProductRow>('products.ndjson.gz').map(({ name }) => name);
  const companies = readRows<CompanyRow>('companies.ndjson.gz').map(({ name }) => name);
  const typed = [
    ...pick(products, 50).map((name, turn) => name.slice(0, 2 + (turn % 7))),
    ...pick(products, 20, 17).map(
      (name, turn) => `${firstWords(name, 1)} ${cutWord(name, 1, 2 + (turn % 3))}`,
    ),
    ...pick(companies, 30, 5).map((name, turn) => name.slice(0, 2 + (turn % 6))),
    ...pick(companies, 10, 9).map((name) => cutWord(name, 1, 3)),
    ...['pu', 'pump', 'val', 'steel', 'ele', 'co', 'fur', 'mach', 'bear', 'cos'],
  ];
  return shuffle(typed).map(toSuggestion);
}

/** A suggestion request for the text typed so far. */
export function toSuggestion(text: string): LoadRequest {
  return {
    method: 'GET',
    path: `/${listSuggestions.path}?${new URLSearchParams({ text: text.toWellFormed() })}`,
  };
}

/** The first letters of the word at a place. */
function cutWord(text: string, place: number, letters: number): string {
  return (text.split(/\s+/)[place] ?? text).slice(0, letters);
}

function toRequests(path: string, searches: readonly Search[]): LoadRequest[] {
  return shuffle(searches).map((search) => ({
    method: 'POST',
    path: `/${path}`,
    body: { ...search, size: pageSize },
  }));
}

/** The trade of a company, in at most two words; empty when the data has none. */
function tradeOf({ sourceIndustry = '' }: CompanyRow): string {
  return firstWords(sourceIndustry.toLowerCase().replace(/[^a-z ]+/g, ''), 2);
}

/** Whether most letters of a name are not Latin. */
function isOtherScript(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
}
