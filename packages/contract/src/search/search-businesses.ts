import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { picturedProductSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { businessTypeSchema } from '../catalog/business-type-codes.ts';
import { sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { reactionSummarySchema } from '../social/reaction.ts';
import { businessNarrowing, promotingManner } from './search-narrowing.ts';
import { hitParts, searchReplyParts } from './search-reply.ts';

const businessHitSchema = z.object({
  businessProfile: businessCardSchema,
  reactions: reactionSummarySchema,
  /** Its newest three with a picture. */
  products: z.array(picturedProductSchema),
  ...hitParts,
});

export const searchBusinesses = defineCall({
  name: 'search-businesses',
  room: 'search',
  summary: 'Companies by free text, type and facets, with counts of what they can be narrowed to',
  method: 'POST',
  path: 'search/business',
  body: z.object({
    textQuery: textQuerySchema,
    businessType: z.optional(businessTypeSchema),
    ...businessNarrowing,
    ...promotingManner,
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({
    results: z.array(businessHitSchema),
    /** Promoted among all hits: shown first and said to be. They stand in their places of the results as well. */
    promoted: z.optional(z.array(businessHitSchema)),
    total_results: z.int(),
    ...searchReplyParts,
  }),
  errors: ['ValidationError'],
});
