import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { businessTypeSchema } from './business-type-codes.ts';

export const listBusinessTypes = defineCall({
  name: 'list-business-types',
  room: 'catalog',
  summary: 'The nine company types',
  method: 'GET',
  path: 'ref-data/business-type',
  data: z.array(z.object({ code: businessTypeSchema, businessTypeName: z.string() })),
  errors: [],
  freshSeconds: 3600,
});
