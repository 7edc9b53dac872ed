import { listSuggestions } from '@wbn/contract/search/list-suggestions.ts';
import {
  beginningsQuery,
  lastBeginningQuery,
  lastBegunWord,
} from '@wbn/search-engine/postgres/name-beginnings.ts';
import { businessTypes } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { defineHandler } from '../server/define-handler.ts';
import { readCategoryCounts } from './category-counts.ts';
import { selectSuggestedBusinesses, selectSuggestedProducts } from './list-suggestions.sql.ts';
import { matchCategoryNames } from './match-category-names.ts';

const mostCategories = 4;

export const listSuggestionsHandler = defineHandler(
  listSuggestions,
  async ({ query: { text }, language, services: { db, catalog } }) => {
    const all = beginningsQuery(text);
    const last = lastBeginningQuery(text);
    const asked = all !== undefined && last !== undefined ? { all, last, ...lastBegunWord(text) } : undefined;
    const [counts, businesses, products] = await Promise.all([
      readCategoryCounts(db),
      asked ? selectSuggestedBusinesses.all(db, asked) : [],
      asked ? selectSuggestedProducts.all(db, asked) : [],
    ]);
    const categories = matchCategoryNames(catalog.industries, language, text).flatMap(
      ({ id, name, within }) => {
        const counted = counts.get(id);
        return counted ? [{ id, name, within, counts: counted }] : [];
      },
    );
    return {
      data: {
        categories: categories.slice(0, mostCategories),
        businesses: businesses.map(({ id, company_name, business_type, country }) => ({
          businessID: id,
          companyName: company_name,
          businessType: businessTypes.find(business_type, language),
          country: findCountry(country, language),
        })),
        products: products.map(({ id, name, company_name }) => ({
          productID: id,
          name,
          companyName: company_name,
        })),
      },
    };
  },
  { costly: true },
);
