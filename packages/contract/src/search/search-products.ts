import * as z from 'zod/mini';
import { productCardSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { productNarrowing, promotingManner } from './search-narrowing.ts';
import { hitParts, searchReplyParts } from './search-reply.ts';

const productHitSchema = z.extend(productCardSchema, hitParts);

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
    ...promotingManner,
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({
    results: z.array(productHitSchema),
    /** Promoted among all hits: shown first and said to be. They stand in their places of the results as well. */
    promoted: z.optional(z.array(productHitSchema)),
    total_results: z.int(),
    ...searchReplyParts,
  }),
  errors: ['ValidationError'],
});
