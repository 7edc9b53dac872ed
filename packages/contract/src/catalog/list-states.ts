import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { stateSchema } from '../shared/values.ts';

export const listStates = defineCall({
  name: 'list-states',
  room: 'catalog',
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
