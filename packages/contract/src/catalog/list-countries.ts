import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countrySchema } from '../shared/values.ts';

export const listCountries = defineCall({
  name: 'list-countries',
  room: 'catalog',
  summary: 'Countries and territories of ISO 3166-1 by name, each with its flag and telephone dial code',
  method: 'GET',
  path: 'ref-data/country',
  data: z.array(z.extend(countrySchema, { dialCode: z.optional(z.string()) })),
  errors: [],
  freshSeconds: 3600,
});
