import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { ownProductSchema } from './product.ts';

export const loadOwnProduct = defineCall({
  name: 'load-own-product',
  room: 'business',
  access: 'user',
  summary: 'A product to change it, a draft too; for the owner and admins of its company',
  method: 'GET',
  path: 'product/own/{id}',
  params: idParams,
  data: ownProductSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
