import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { ownProductSchema } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';
import { savedProductSchema } from './saved-product.ts';

export const createProduct = defineCall({
  name: 'create-product',
  room: 'business',
  access: 'user',
  idempotent: true,
  summary: 'Creates a product, in a free slot of the company when it is published; for its owner and admins',
  method: 'POST',
  path: 'product/create',
  body: z.extend(savedProductSchema, { businessID: idSchema }),
  data: ownProductSchema,
  siblings: { slots: productSlotsSchema },
  errors: [
    'ValidationError',
    'Forbidden',
    'PlanLimitReached',
    'NotFound',
    'Conflict',
    'PayloadTooLarge',
    'UnsupportedMediaType',
    'ServiceUnavailable',
  ],
});
