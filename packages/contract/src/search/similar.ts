import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { productCardSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

export const listSimilarBusinesses = defineCall({
  name: 'list-similar-businesses',
  summary:
    'Companies of the same categories, same country first; none for a company that visitors cannot see',
  method: 'GET',
  path: 'business/similar/{id}',
  params: idParams,
  data: z.array(businessCardSchema),
  errors: ['ValidationError'],
  freshSeconds: 60,
});

export const listSimilarProducts = defineCall({
  name: 'list-similar-products',
  summary:
    'Products of other companies in the same category, same country first; none for a product that visitors cannot see',
  method: 'GET',
  path: 'product/similar/{id}',
  params: idParams,
  data: z.array(productCardSchema),
  errors: ['ValidationError'],
  freshSeconds: 60,
});
