import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ownProductSchema } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';
import { leftProductSchema, severalProductsSchema } from './several-products.ts';

/** All in one transaction. They come back as they were; published ones that find no free slot stay deleted, and are told in `left`. */
export const restoreProducts = defineCall({
  name: 'restore-products',
  room: 'business',
  access: 'user',
  summary: 'Brings up to 100 deleted products back; for the owner and admins of their company',
  method: 'POST',
  path: 'product/several/restore',
  body: severalProductsSchema,
  data: z.object({ products: z.array(ownProductSchema), left: z.array(leftProductSchema) }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
