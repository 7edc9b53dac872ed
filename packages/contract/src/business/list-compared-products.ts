import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { comparedBody } from './compared.ts';
import { productSchema } from './product.ts';

/** In the order of the ids; what visitors cannot see is left out. */
export const listComparedProducts = defineCall({
  name: 'list-compared-products',
  room: 'business',
  summary: 'Up to five products side by side, as their pages show them',
  method: 'POST',
  path: 'product/compare',
  body: comparedBody,
  data: z.array(productSchema),
  errors: ['ValidationError'],
});
