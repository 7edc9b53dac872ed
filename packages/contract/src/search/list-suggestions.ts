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

/**
 * Completions of a partly typed text: each of its words must start a word of the name; categories are matched in
 * every language. Best first, a few of each kind.
 */
export const listSuggestions = defineCall({
  name: 'list-suggestions',
  summary: 'Categories, companies and products with names that contain the typed word beginnings',
  method: 'GET',
  path: 'search/suggest',
  query: z.object({
    text: z._default(z.string().check(z.maxLength(200, 'must be 200 characters or fewer')), ''),
  }),
  data: z.object({
    /** Named in the language of the reply, whichever language or synonym matched. Only categories with results. */
    categories: z.array(suggestedCategorySchema),
    businesses: z.array(suggestedBusinessSchema),
    products: z.array(suggestedProductSchema),
  }),
  errors: ['ValidationError'],
  freshSeconds: 60,
});
