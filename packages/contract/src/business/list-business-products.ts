import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { productCardSchema } from './product.ts';

/**
 * `data.data` on the wire, as A7 says. Newest first; at most 100, the largest plan (CON-19). `pid` instead of `bid`
 * asks for the company that offers this product, so that a product page needs no second round.
 */
export const listBusinessProducts = defineCall({
  name: 'list-business-products',
  room: 'business',
  summary: 'The products of a business',
  method: 'GET',
  path: 'product/by-business',
  query: z
    .object({ bid: z.optional(idSchema), pid: z.optional(idSchema) })
    .check(
      z.refine(({ bid, pid }) => Boolean(bid ?? pid), { error: 'bid or pid must be given', path: ['bid'] }),
    ),
  data: z.object({ data: z.array(z.omit(productCardSchema, { businessProfile: true })) }),
  errors: ['ValidationError'],
});
