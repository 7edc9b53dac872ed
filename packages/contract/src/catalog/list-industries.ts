import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { namedSchema } from '../shared/values.ts';

export const listIndustries = defineCall({
  name: 'list-industries',
  room: 'catalog',
  summary: 'The 15 industries',
  method: 'GET',
  path: 'catsys/industry',
  data: z.array(namedSchema),
  errors: [],
  freshSeconds: 3600,
});
