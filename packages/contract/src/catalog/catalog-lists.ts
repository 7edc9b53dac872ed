import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { codedSchema, countrySchema, namedSchema, stateSchema } from '../shared/values.ts';
import { businessTypeSchema } from './business-type-codes.ts';

export const industryIdSchema = z.string().check(z.regex(/^00(0[1-9]|1[0-5])$/, 'must be 0001 to 0015'));

const subCategorySchema = z.object({ id: z.string(), name: z.string(), order: z.int() });

const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  subCategories: z.array(subCategorySchema),
});

/** An industry of the tree (IND-06): `key` is the four-digit code, the same as `id`. */
const industryTreeSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  categories: z.array(categorySchema),
});

export type IndustryTree = z.output<typeof industryTreeSchema>;
export type Category = z.output<typeof categorySchema>;

export const listBusinessTypes = defineCall({
  name: 'list-business-types',
  summary: 'The nine company types',
  method: 'GET',
  path: 'ref-data/business-type',
  data: z.array(z.object({ code: businessTypeSchema, businessTypeName: z.string() })),
  errors: [],
  freshSeconds: 3600,
});

export const listCountries = defineCall({
  name: 'list-countries',
  summary: 'Countries and territories of ISO 3166-1 by name, each with its flag and telephone dial code',
  method: 'GET',
  path: 'ref-data/country',
  data: z.array(z.extend(countrySchema, { dialCode: z.optional(z.string()) })),
  errors: [],
  freshSeconds: 3600,
});

export const listGenders = defineCall({
  name: 'list-genders',
  summary: 'Genders a person may choose from',
  method: 'GET',
  path: 'ref-data/gender',
  data: z.array(codedSchema),
  errors: [],
  freshSeconds: 3600,
});

export const listIndustries = defineCall({
  name: 'list-industries',
  summary: 'The 15 industries',
  method: 'GET',
  path: 'catsys/industry',
  data: z.array(namedSchema),
  errors: [],
  freshSeconds: 3600,
});

export const listIndustryCategories = defineCall({
  name: 'list-industry-categories',
  summary: 'The categories of one industry with their sub-categories in order',
  method: 'GET',
  path: 'catsys/industry/{id}/category',
  params: z.object({ id: industryIdSchema }),
  data: z.array(categorySchema),
  errors: ['ValidationError', 'NotFound'],
  freshSeconds: 3600,
});

export const loadIndustryTree = defineCall({
  name: 'load-industry-tree',
  summary: 'All industries with categories and sub-categories in order',
  method: 'GET',
  path: 'catsys/industry/full-tree',
  data: z.array(industryTreeSchema),
  errors: [],
  freshSeconds: 3600,
});

export const listJobPositions = defineCall({
  name: 'list-job-positions',
  summary: 'Positions in a company',
  method: 'GET',
  path: 'ref-data/job-position',
  data: z.array(z.object({ jobPositionID: z.string(), name: z.string() })),
  errors: [],
  freshSeconds: 3600,
});

export const listLanguages = defineCall({
  name: 'list-languages',
  summary: 'Languages a person or company may speak',
  method: 'GET',
  path: 'ref-data/language',
  data: z.array(z.object({ code: z.string(), languageName: z.string() })),
  errors: [],
  freshSeconds: 3600,
});

export const listStates = defineCall({
  name: 'list-states',
  summary: 'First-level subdivisions (ISO 3166-2) of a country',
  method: 'GET',
  path: 'ref-data/country/{code}/state',
  params: z.object({
    code: z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'must be two letters (ISO 3166-1)')),
  }),
  data: z.array(stateSchema),
  errors: ['ValidationError', 'NotFound'],
  freshSeconds: 3600,
});

const list = z.array(codedSchema);

/** Incoterms 2020, ISO 4217, ISO 639-1 and our own lists (BIZ-21 to BIZ-23), each in display order. */
export const listTradeChoices = defineCall({
  name: 'list-trade-choices',
  summary: 'Choices for company fields: markets, languages, delivery terms, currencies and others',
  method: 'GET',
  path: 'ref-data/trade',
  data: z.object({
    markets: list,
    spokenLanguages: list,
    deliveryTerms: list,
    currencies: list,
    packagingTypes: list,
    paymentTypes: list,
    contractManufacturing: list,
    /** Periods of a production capacity: day, week, month, year. */
    periods: list,
  }),
  errors: [],
  freshSeconds: 3600,
});
