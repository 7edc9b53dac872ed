import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { picturedProductSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { businessTypeSchema } from '../catalog/business-type-codes.ts';
import { categoryIdSchema, industryIdSchema } from '../catalog/industry.ts';
import { sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { reactionSummarySchema } from '../social/reaction.ts';
import { countryFilterSchema } from './country-filter.ts';

export const searchBusinesses = defineCall({
  name: 'search-businesses',
  room: 'search',
  summary: 'Companies by free text, type, country, industry, and what else they must have',
  method: 'POST',
  path: 'search/business',
  body: z.object({
    textQuery: textQuerySchema,
    businessType: z.optional(businessTypeSchema),
    country: z.optional(countryFilterSchema),
    industry: z.optional(industryIdSchema),
    /** Any of these. */
    categories: z.optional(z.readonly(z.array(categoryIdSchema).check(z.minLength(1), z.maxLength(20)))),
    verified: z.optional(z.literal(true)),
    /** A code of `list-trade-choices`. */
    contractManufacturing: z.optional(z.string().check(z.maxLength(40, 'must be 40 characters or fewer'))),
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({
    results: z.array(
      z.object({
        businessProfile: businessCardSchema,
        reactions: reactionSummarySchema,
        /** Its newest three with a picture. */
        products: z.array(picturedProductSchema),
      }),
    ),
    total_results: z.int(),
  }),
  errors: ['ValidationError'],
});
