import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { businessProfileSchema } from './business.ts';
import { comparedLimit } from './compared-limit.ts';
import { productSchema } from './product.ts';

/** Ids to compare, each once, in the order of the columns. */
const comparedBody = z.object({
  ids: z
    .pipe(
      z.array(idSchema).check(z.minLength(1, 'must name at least one')),
      z.transform((ids: string[]) => [...new Set(ids)]),
    )
    .check(z.maxLength(comparedLimit, `must name ${comparedLimit} at most`)),
});

/** In the order of the ids; businesses that visitors cannot see are left out. */
export const listComparedBusinesses = defineCall({
  name: 'list-compared-businesses',
  summary: 'Up to five companies side by side, as their pages show them',
  method: 'POST',
  path: 'business/compare',
  body: comparedBody,
  data: z.array(businessProfileSchema),
  errors: ['ValidationError'],
});

/** In the order of the ids; products that visitors cannot see are left out. */
export const listComparedProducts = defineCall({
  name: 'list-compared-products',
  summary: 'Up to five products side by side, as their pages show them',
  method: 'POST',
  path: 'product/compare',
  body: comparedBody,
  data: z.array(productSchema),
  errors: ['ValidationError'],
});
