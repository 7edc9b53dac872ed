import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { productImportProblemsSchema, productImportSchema } from './product-import.ts';

/** With its problems, at most 10,000, by row. It is kept for 30 days. */
export const loadProductImport = defineCall({
  name: 'load-product-import',
  room: 'business',
  access: 'user',
  summary: 'How far an import is and what was wrong; for the owner and admins of its company',
  method: 'GET',
  path: 'product/imports/{id}',
  params: idParams,
  data: productImportSchema,
  siblings: { problems: productImportProblemsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
