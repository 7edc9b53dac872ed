import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { searchTypeCodes } from '../catalog/business-type-codes.ts';

/** What a search without text finds in each country; of a product the country is its company's. */
export const countResultsByCountry = defineCall({
  name: 'count-results-by-country',
  room: 'search',
  summary: 'How many companies of a type, products or people there are in each country that has any',
  method: 'GET',
  path: 'search/count-by-country',
  query: z.object({ type: z._default(z.enum(searchTypeCodes), 'MA') }),
  data: z.array(z.object({ country: z.string(), count: z.int() })),
  errors: ['ValidationError'],
  freshSeconds: 60,
});
