import { businessTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
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
  loadIndustryTree,
} from '@wbn/contract/catalog/catalog-lists.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import {
  businessTypes,
  contractManufacturing,
  currencies,
  deliveryTerms,
  genders,
  jobPositions,
  markets,
  packagingTypes,
  paymentTypes,
  productionPeriods,
  spokenLanguages,
} from './reference/code-lists.ts';
import { findCountry, listCountriesIn, listStatesOf } from './reference/countries.ts';

export const listBusinessTypesHandler = defineHandler(listBusinessTypes, ({ language }) => ({
  data: businessTypeCodes.map((code) => ({
    code,
    businessTypeName: businessTypes.find(code, language).name,
  })),
}));

export const listCountriesHandler = defineHandler(listCountries, ({ language }) => ({
  data: listCountriesIn(language),
}));

export const listGendersHandler = defineHandler(listGenders, ({ language }) => ({
  data: [...genders.all(language)],
}));

export const listIndustriesHandler = defineHandler(listIndustries, ({ language, services }) => ({
  data: services.catalog.industries.tree(language).map(({ id, name }) => ({ id, name })),
}));

export const listIndustryCategoriesHandler = defineHandler(
  listIndustryCategories,
  ({ params, language, services }) => {
    const industry = services.catalog.industries.tree(language).find(({ id }) => id === params.id);
    if (!industry) throw notFound(`There is no industry ${params.id}.`);
    return { data: industry.categories };
  },
);

export const listJobPositionsHandler = defineHandler(listJobPositions, ({ language }) => ({
  data: jobPositions.all(language).map(({ code, name }) => ({ jobPositionID: code, name })),
}));

export const listLanguagesHandler = defineHandler(listLanguages, ({ language }) => ({
  data: spokenLanguages.all(language).map(({ code, name }) => ({ code, languageName: name })),
}));

export const listStatesHandler = defineHandler(listStates, ({ params, language }) => {
  if (!findCountry(params.code, language)) throw notFound(`ISO 3166-1 has no country ${params.code}.`);
  return { data: listStatesOf(params.code, language) };
});

export const listTradeChoicesHandler = defineHandler(listTradeChoices, ({ language }) => ({
  data: {
    markets: [...markets.all(language)],
    spokenLanguages: [...spokenLanguages.all(language)],
    deliveryTerms: [...deliveryTerms.all(language)],
    currencies: [...currencies.all(language)],
    packagingTypes: [...packagingTypes.all(language)],
    paymentTypes: [...paymentTypes.all(language)],
    contractManufacturing: [...contractManufacturing.all(language)],
    periods: [...productionPeriods.all(language)],
  },
}));

export const loadIndustryTreeHandler = defineHandler(loadIndustryTree, ({ language, services }) => ({
  data: services.catalog.industries.tree(language),
}));
