import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { codedSchema, countrySchema } from '../shared/values.ts';
import { categoryCountSchema } from './count-results.ts';

const suggestedCategorySchema = z.extend(categoryCountSchema, {
  name: z.string(),
  /** Name of what it belongs to; industries belong to nothing. */
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

/** What a text that is being typed may become: each of its words begins a word of the name, of categories in any language. Best first, a handful of each kind. */
export const listSuggestions = defineCall({
  name: 'list-suggestions',
  summary: 'Categories, companies and products whose names have words that begin as typed',
  method: 'GET',
  path: 'search/suggest',
  query: z.object({
    text: z._default(z.string().check(z.maxLength(200, 'must be 200 characters or fewer')), ''),
  }),
  data: z.object({
    /** Named in the language of the reply, whatever language they were found by, or by another word for them. Only those that have something. */
    categories: z.array(suggestedCategorySchema),
    businesses: z.array(suggestedBusinessSchema),
    products: z.array(suggestedProductSchema),
  }),
  errors: ['ValidationError'],
  freshSeconds: 60,
});
