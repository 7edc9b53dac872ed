import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { codedSchema, countrySchema } from '../shared/values.ts';
import { categoryCountSchema } from './count-results.ts';

const suggestedCategorySchema = z.extend(categoryCountSchema, {
  name: z.string(),
  /** Name of the parent; industries have none. */
  within: z.optional(z.string()),
});

const suggestedBusinessSchema = z.object({
  businessID: z.string(),
  companyName: z.string(),
  businessType: codedSchema,
  country: z.optional(countrySchema),
});

const suggestedProductSchema = z.object({
  productID: z.string(),
  name: z.string(),
  companyName: z.string(),
});

const suggestedCountrySchema = z.object({ code: z.string(), name: z.string(), companies: z.int() });

/** `value`: as in the filter `certificates`. */
const suggestedCertificateSchema = z.object({ value: z.string(), name: z.string(), companies: z.int() });

/**
 * Completions of a partly typed text: each of its words must start a word of the name; categories and countries are
 * matched in every language. Best first, a few of each kind.
 */
export const listSuggestions = defineCall({
  name: 'list-suggestions',
  summary: 'Categories, countries, certificates, companies and products whose names begin as typed',
  method: 'GET',
  path: 'search/suggest',
  query: z.object({
    text: z._default(z.string().check(z.maxLength(200, 'must be 200 characters or fewer')), ''),
  }),
  data: z.object({
    /**
     * Named in the language of the reply, whichever language or synonym matched. When none of them has results, those
     * without are listed, with empty counts.
     */
    categories: z.array(suggestedCategorySchema),
    /** Only countries and certificates of companies. */
    countries: z.array(suggestedCountrySchema),
    certificates: z.array(suggestedCertificateSchema),
    businesses: z.array(suggestedBusinessSchema),
    products: z.array(suggestedProductSchema),
  }),
  errors: ['ValidationError'],
  freshSeconds: 60,
});
