import * as z from 'zod/mini';
import { productCardSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { productNarrowing, searchManner } from './search-narrowing.ts';
import { hitParts, searchReplyParts } from './search-reply.ts';

/** Country, region, verification, level, certificates and contract manufacturing are those of the owning business (decision 14). */
export const searchProducts = defineCall({
  name: 'search-products',
  room: 'search',
  summary: 'Products by free text and facets, with counts of what they can be narrowed to',
  method: 'POST',
  path: 'search/product',
  body: z.object({
    textQuery: textQuerySchema,
    ...productNarrowing,
    ...searchManner,
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({
    results: z.array(z.extend(productCardSchema, hitParts)),
    total_results: z.int(),
    ...searchReplyParts,
  }),
  errors: ['ValidationError'],
});
