import * as z from 'zod/mini';
import { productCardSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { industryIdSchema } from '../catalog/industry.ts';
import { sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { countryFilterSchema } from './country-filter.ts';

/** `country` is that of the owning business (decision 14); `certified`: it has a certificate in force. */
export const searchProducts = defineCall({
  name: 'search-products',
  room: 'search',
  summary: 'Products by free text, country of the company and industry',
  method: 'POST',
  path: 'search/product',
  body: z.object({
    textQuery: textQuerySchema,
    country: z.optional(countryFilterSchema),
    industry: z.optional(industryIdSchema),
    certified: z.optional(z.literal(true)),
    priced: z.optional(z.literal(true)),
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({ results: z.array(productCardSchema), total_results: z.int() }),
  errors: ['ValidationError'],
});
