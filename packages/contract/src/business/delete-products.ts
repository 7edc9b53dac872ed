import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { productSlotsSchema } from './product-slots.ts';
import { severalProductsSchema } from './several-products.ts';

/** All in one transaction. NotFound: one of them is not there, and nothing was deleted. Each can be brought back for 30 days. */
export const deleteProducts = defineCall({
  name: 'delete-products',
  room: 'business',
  access: 'user',
  summary: 'Deletes up to 100 products; for the owner and admins of their company',
  method: 'DELETE',
  path: 'product/several',
  body: severalProductsSchema,
  data: z.object({ productIDs: z.array(z.string()) }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
