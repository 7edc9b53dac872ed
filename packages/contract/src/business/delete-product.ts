import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { productSlotsSchema } from './product-slots.ts';

/** The slot of a published one is free at once. It can be brought back for 30 days, then it is gone with its pictures. */
export const deleteProduct = defineCall({
  name: 'delete-product',
  room: 'business',
  access: 'user',
  summary: 'Deletes a product; for the owner and admins of its company',
  method: 'DELETE',
  path: 'product/{id}',
  params: idParams,
  data: z.object({ productID: z.string() }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
