import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { productSchema } from './product.ts';

export const loadProduct = defineCall({
  name: 'load-product',
  room: 'business',
  summary: 'A product with the business that offers it',
  method: 'GET',
  path: 'product/{id}',
  params: idParams,
  data: productSchema,
  errors: ['ValidationError', 'NotFound'],
});
