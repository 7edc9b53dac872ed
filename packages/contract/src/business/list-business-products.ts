import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { productCardSchema } from './product.ts';

/** `data.data` on the wire, as A7 says. Newest first; at most 100, the largest plan (CON-19). */
export const listBusinessProducts = defineCall({
  name: 'list-business-products',
  room: 'business',
  summary: 'The products of a business',
  method: 'GET',
  path: 'product/by-business',
  query: z.object({ bid: idSchema }),
  data: z.object({ data: z.array(z.omit(productCardSchema, { businessProfile: true })) }),
  errors: ['ValidationError'],
});
