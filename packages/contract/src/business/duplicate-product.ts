import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { ownProductSchema } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';

/** The copy is a draft, so it takes no slot, and is called as the product with the next free number behind: 'Gate valve (2)'. */
export const duplicateProduct = defineCall({
  name: 'duplicate-product',
  room: 'business',
  access: 'user',
  idempotent: true,
  summary: 'Copies a product with its pictures as a draft; for the owner and admins of its company',
  method: 'POST',
  path: 'product/{id}/duplicate',
  params: idParams,
  data: ownProductSchema,
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
