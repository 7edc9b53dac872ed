import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { ownProductSchema } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';

/** It comes back as it was; a published one if a slot is free. */
export const restoreProduct = defineCall({
  name: 'restore-product',
  room: 'business',
  access: 'user',
  summary: 'Brings a deleted product back; for the owner and admins of its company',
  method: 'POST',
  path: 'product/{id}/restore',
  params: idParams,
  data: ownProductSchema,
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound'],
});
