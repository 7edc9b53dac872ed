import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { picturedProductSchema, productCardSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { businessTypeSchema } from '../catalog/business-type-codes.ts';
import { pageSizeSchema, sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { reactionSummarySchema } from '../social/reaction.ts';
import { userProfileSchema } from '../social/user-profile.ts';
import {
  businessNarrowing,
  productNarrowing,
  promotingManner,
  searchManner,
  userNarrowing,
} from './search-narrowing.ts';
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
  summary: 'Companies by free text, type and facets, with counts of what they can be narrowed to',
  method: 'POST',
  path: 'search/business',
  body: z.object({
    textQuery: textQuerySchema,
    businessType: z.optional(businessTypeSchema),
    /** Where no company of the type has all words, those of other types are the answer: `all_types`. */
    otherTypes: z.optional(z.literal(true)),
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

const productHitSchema = z.extend(productCardSchema, hitParts);

/** Country, region, verification, level, certificates and contract manufacturing are those of the owning business (decision 14). */
export const searchProducts = defineCall({
  name: 'search-products',
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

/** `limit` is the older name of `size`; when both are given, `size` counts; without either, five (SRCH-02). */
export const searchUsers = defineCall({
  name: 'search-users',
  summary: 'People by name, company, profession, country and region',
  method: 'POST',
  path: 'user/search',
  body: z.object({
    textQuery: textQuerySchema,
    ...userNarrowing,
    ...searchManner,
    skip: skipSchema,
    size: z.optional(pageSizeSchema),
    limit: z.optional(pageSizeSchema),
  }),
  data: z.object({
    profiles: z.array(z.extend(userProfileSchema, hitParts)),
    totalResults: z.int(),
    ...searchReplyParts,
  }),
  errors: ['ValidationError'],
});
