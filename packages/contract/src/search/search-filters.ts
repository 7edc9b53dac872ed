import * as z from 'zod/mini';
import { industryIdSchema } from '../catalog/catalog-lists.ts';
import { facetPatterns } from './facet-patterns.ts';
import { type FacetName, mostFacetValues, searchSorts } from './facet-values.ts';

const shapes: Readonly<Record<Exclude<FacetName, 'verified'>, string>> = {
  categories: "must be the id of a category or sub-category such as '0004.02' or '0004.02.01'",
  industries: 'must be 0001 to 0015',
  worldRegions: 'must be 150, 142, 145, 035, 003, 419, 002 or 009 (UN M49)',
  countries: 'must be two capital letters (ISO 3166-1)',
  regions: "must be a code of ISO 3166-2 such as 'AU-NSW'",
  levels: 'must be gold, premium or platinum',
  certificates: "must be the name of a certificate in small letters such as 'iso-9001', or 'any'",
  contractManufacturing: 'must be OEM, ODM, private-label or design-service',
  minimumOrder: 'must be -1, 2-10, 11-100, 101-1000 or 1001-',
  price: "must be 'any', or a currency with a range such as 'USD10-100'",
  leadTime: 'must be days: -7, 8-14, 15-30, 31-60 or 61-',
  employees: 'must be 1-10, 11-50, 51-200, 201-500, 501-1000 or 1001-',
  established: 'must be -1979, 1980-1999, 2000-2009, 2010-2019 or 2020-',
};

const valueSchema = (name: keyof typeof shapes) =>
  z
    .string()
    .check(z.maxLength(40, 'must be 40 characters or fewer'), z.regex(facetPatterns[name], shapes[name]));

/** Matches any of these values; an empty list filters nothing. */
const anyOf = (name: keyof typeof shapes) =>
  z.optional(
    z.readonly(
      z.array(valueSchema(name)).check(z.maxLength(mostFacetValues, `must be ${mostFacetValues} or fewer`)),
    ),
  );

/** An ISO 3166-1 code in upper case, or `global`, which filters nothing (SRCH-05). */
const countryFilterSchema = z
  .string()
  .check(z.regex(/^(global|[A-Z]{2})$/, "must be two capital letters (ISO 3166-1) or 'global'"));

/** Filters for people; `country` is the older way to name one of `countries`. */
export const userFilters = {
  country: z.optional(countryFilterSchema),
  worldRegions: anyOf('worldRegions'),
  countries: anyOf('countries'),
  regions: anyOf('regions'),
};

/**
 * Filters for companies and products. For products, the filters from country to contract manufacturing apply to the
 * product's company.
 */
export const sharedFilters = {
  ...userFilters,
  /** The older way to name one of `industries`. */
  industry: z.optional(industryIdSchema),
  industries: anyOf('industries'),
  /** Each includes its descendants. */
  categories: anyOf('categories'),
  verified: z.optional(z.literal(true)),
  levels: anyOf('levels'),
  certificates: anyOf('certificates'),
  contractManufacturing: anyOf('contractManufacturing'),
  leadTime: anyOf('leadTime'),
};

export const businessFilters = {
  ...sharedFilters,
  employees: anyOf('employees'),
  established: anyOf('established'),
};

export const productFilters = {
  ...sharedFilters,
  minimumOrder: anyOf('minimumOrder'),
  price: anyOf('price'),
};

/** Options of every search. */
export const searchOptions = {
  /** Default: best match first; without text, by quality. */
  sort: z.optional(z.enum(searchSorts)),
  /** Searches the words as typed, without corrections or synonyms. */
  exact: z.optional(z.literal(true)),
  /** Whether to count the values of the facets. */
  facets: z.optional(z.literal(true)),
  /** Whether to count the results of every type. */
  tabs: z.optional(z.literal(true)),
};

/** Options of searches for companies or products. */
export const promotableSearchOptions = {
  ...searchOptions,
  /** Whether to also return promoted hits; only with the first page sorted by best match. */
  promoted: z.optional(z.literal(true)),
};
