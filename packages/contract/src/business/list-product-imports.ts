import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { productImportSchema } from './product-import.ts';

/** The last 20 of 30 days, the newest first. */
export const listProductImports = defineCall({
  name: 'list-product-imports',
  room: 'business',
  access: 'user',
  summary: 'The imports of large files of a company; for its owner and admins',
  method: 'GET',
  path: 'product/imports',
  query: z.object({ bid: idSchema }),
  data: z.array(productImportSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
