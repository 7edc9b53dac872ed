import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { searchTypeCodes } from '../catalog/business-type-codes.ts';

/** Number of results per kind that has any: products under `PR`, companies under their type. */
const categoryCountsSchema = z.record(z.string(), z.int());

export const categoryCountSchema = z.object({
  /** Id of an industry, category or sub-category. */
  id: z.string(),
  counts: categoryCountsSchema,
});

export type CategoryCount = z.output<typeof categoryCountSchema>;

/**
 * Counts of a search without text for each industry, category and sub-category that has results, descendants
 * included.
 */
export const countResultsByCategory = defineCall({
  name: 'count-results-by-category',
  summary: 'Number of products and of companies per type in each industry, category and sub-category',
  method: 'GET',
  path: 'search/count-by-category',
  data: z.array(categoryCountSchema),
  errors: [],
  freshSeconds: 60,
});

/** Counts of a search without text per country; a product counts for its company's country. */
export const countResultsByCountry = defineCall({
  name: 'count-results-by-country',
  summary: 'Number of companies of a type, products or people per country',
  method: 'GET',
  path: 'search/count-by-country',
  query: z.object({ type: z._default(z.enum(searchTypeCodes), 'MA') }),
  data: z.array(z.object({ country: z.string(), count: z.int() })),
  errors: ['ValidationError'],
  freshSeconds: 60,
});
