import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ownProductSchema, productStatuses } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';
import { leftProductSchema, severalProductsSchema } from './several-products.ts';

/**
 * All in one transaction. What does not fit into the plan's free slots is left as it is, and told in `left`; products that have the
 * status already are counted as done. NotFound: one of them is not there, and nothing was changed.
 */
export const setProductsStatus = defineCall({
  name: 'set-products-status',
  room: 'business',
  access: 'user',
  summary: 'Publishes up to 100 products or makes them drafts; for the owner and admins of their company',
  method: 'PUT',
  path: 'product/several/status',
  body: z.extend(severalProductsSchema, { status: z.enum(productStatuses) }),
  data: z.object({ products: z.array(ownProductSchema), left: z.array(leftProductSchema) }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
