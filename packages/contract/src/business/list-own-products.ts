import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { ownProductSchema } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';

/** Newest first; those that were deleted and can still be brought back come too, and are told by `deletedAt`. */
export const listOwnProducts = defineCall({
  name: 'list-own-products',
  room: 'business',
  access: 'user',
  summary: 'All products of a company, drafts too; for its owner and admins',
  method: 'GET',
  path: 'product/own',
  query: z.object({ bid: idSchema }),
  data: z.array(ownProductSchema),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
