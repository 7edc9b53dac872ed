import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { businessProfileSchema } from './business.ts';
import { comparedBody } from './compared.ts';

/** In the order of the ids; what visitors cannot see is left out. */
export const listComparedBusinesses = defineCall({
  name: 'list-compared-businesses',
  room: 'business',
  summary: 'Up to five companies side by side, as their pages show them',
  method: 'POST',
  path: 'business/compare',
  body: comparedBody,
  data: z.array(businessProfileSchema),
  errors: ['ValidationError'],
});
