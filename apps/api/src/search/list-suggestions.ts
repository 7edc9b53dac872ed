import { listSuggestions } from '@wbn/contract/search/list-suggestions.ts';
import { languageOf } from '@wbn/contract/shared/language.ts';
import { inOrder } from '../business/in-order.ts';
import { businessTypes } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { defineHandler } from '../server/define-handler.ts';
import { readCategoryCounts, readCertificateCounts, readCountryCounts } from './category-counts.ts';
import { selectSuggestedBusinesses, selectSuggestedProducts } from './list-suggestions.sql.ts';
import { suggestCertificates, suggestCountries } from './suggest-conditions.ts';

const mostCategories = 4;

export const listSuggestionsHandler = defineHandler(
  listSuggestions,
  async ({ query: { text }, language, services: { db, search, catalog } }) => {
    const [counts, countries, certificates, suggested] = await Promise.all([
      readCategoryCounts(db),
      readCountryCounts(db),
      readCertificateCounts(search),
      search.suggest(text, languageOf(language)),
    ]);
    const [businesses, products] = await Promise.all([
      suggested.businesses.length > 0 ? selectSuggestedBusinesses.all(db, { ids: suggested.businesses }) : [],
      suggested.products.length > 0 ? selectSuggestedProducts.all(db, { ids: suggested.products }) : [],
    ]);
    const nameOf = (id: string) => catalog.industries.find(id, language)?.name;
    const categories = suggested.categories.flatMap((id) => {
      const name = nameOf(id);
      const above = id.includes('.') ? nameOf(id.slice(0, id.lastIndexOf('.'))) : undefined;
      return name !== undefined ? [{ id, name, within: above, counts: counts.get(id) ?? {} }] : [];
    });
    const filled = categories.filter(({ id }) => counts.has(id));
    return {
      data: {
        categories: (filled.length > 0 ? filled : categories).slice(0, mostCategories),
        countries: suggestCountries(text, language, countries),
        certificates: suggestCertificates(text, certificates),
        businesses: inOrder(suggested.businesses, businesses).map(
          ({ id, company_name, business_type, country }) => ({
            businessID: id,
            companyName: company_name,
            businessType: businessTypes.find(business_type, language),
            country: findCountry(country, language),
          }),
        ),
        products: inOrder(suggested.products, products).map(({ id, name, company_name }) => ({
          productID: id,
          name,
          companyName: company_name,
        })),
      },
    };
  },
  { costly: true },
);
