import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { ownProductSchema, productStatuses } from './product.ts';

/** Publishing takes a slot. */
export const setProductStatus = defineCall({
  name: 'set-product-status',
  room: 'business',
  access: 'user',
  summary: 'Publishes a product or makes it a draft; for the owner and admins of its company',
  method: 'PUT',
  path: 'product/{id}/status',
  params: idParams,
  body: z.object({ status: z.enum(productStatuses) }),
  data: ownProductSchema,
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound'],
});
