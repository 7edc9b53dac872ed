import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { productCardSchema } from './product.ts';

const sizeSchema = z.coerce
  .number('must be a number')
  .check(
    z.int('must be a whole number'),
    z.minimum(1, 'must be 1 or more'),
    z.maximum(100, 'must be 100 or less'),
  );

/**
 * `data.data` on the wire, as A7 says. Newest first; at most 100, the largest plan (CON-19), or `size`; `total` is how many there are. `pid`
 * instead of `bid` asks for the company that offers this product, so that a product page needs no second round.
 */
export const listBusinessProducts = defineCall({
  name: 'list-business-products',
  room: 'business',
  summary: 'The products of a business',
  method: 'GET',
  path: 'product/by-business',
  query: z
    .object({ bid: z.optional(idSchema), pid: z.optional(idSchema), size: z._default(sizeSchema, 100) })
    .check(
      z.refine(({ bid, pid }) => Boolean(bid ?? pid), { error: 'bid or pid must be given', path: ['bid'] }),
    ),
  data: z.object({
    data: z.array(z.omit(productCardSchema, { businessProfile: true })),
    total: z.int(),
  }),
  errors: ['ValidationError'],
});
