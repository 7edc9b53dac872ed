import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { ownProductSchema } from './product.ts';
import { savedProductSchema } from './saved-product.ts';

/** Publishing a draft takes a slot. Without `version` a save is last-wins. Conflict: somebody has saved a newer version; nothing was stored. */
export const saveProduct = defineCall({
  name: 'save-product',
  room: 'business',
  access: 'user',
  summary: 'Changes a product as a whole; for the owner and admins of its company',
  method: 'PUT',
  path: 'product/{id}',
  params: idParams,
  body: z.extend(savedProductSchema, { version: z.optional(z.int()) }),
  data: ownProductSchema,
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
