import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { picturedProductSchema, productCardSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { businessTypeSchema } from '../catalog/business-type-codes.ts';
import { pageSizeSchema, sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { reactionSummarySchema } from '../social/reaction.ts';
import { userProfileSchema } from '../social/user-profile.ts';
import {
  businessFilters,
  productFilters,
  promotableSearchOptions,
  searchOptions,
  userFilters,
} from './search-filters.ts';
import { hitParts, searchReplyParts } from './search-reply.ts';

const businessHitSchema = z.object({
  businessProfile: businessCardSchema,
  reactions: reactionSummarySchema,
  /** Its three newest products with a picture. */
  products: z.array(picturedProductSchema),
  /** Its product that matches the text best, where one matches. */
  matchedProduct: z.optional(z.object({ productID: z.string(), name: z.string() })),
  ...hitParts,
});

export const searchBusinesses = defineCall({
  name: 'search-businesses',
  summary: 'Companies by free text, type and facets, with facet counts',
  method: 'POST',
  path: 'search/business',
  body: z.object({
    textQuery: textQuerySchema,
    businessType: z.optional(businessTypeSchema),
    /** Searches companies of all types when none of the requested type has all words: `all_types`. */
    otherTypes: z.optional(z.literal(true)),
    ...businessFilters,
    ...promotableSearchOptions,
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({
    results: z.array(businessHitSchema),
    /** Promoted hits, shown first and marked as promoted. They also appear at their places among the results. */
    promoted: z.optional(z.array(businessHitSchema)),
    total_results: z.int(),
    ...searchReplyParts,
  }),
  errors: ['ValidationError'],
});

const productHitSchema = z.extend(productCardSchema, hitParts);

/**
 * Country, region, verification, level, certificates and contract manufacturing apply to the product's company
 * (decision 14).
 */
export const searchProducts = defineCall({
  name: 'search-products',
  summary: 'Products by free text and facets, with facet counts',
  method: 'POST',
  path: 'search/product',
  body: z.object({
    textQuery: textQuerySchema,
    ...productFilters,
    ...promotableSearchOptions,
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({
    results: z.array(productHitSchema),
    /** Promoted hits, shown first and marked as promoted. They also appear at their places among the results. */
    promoted: z.optional(z.array(productHitSchema)),
    total_results: z.int(),
    ...searchReplyParts,
  }),
  errors: ['ValidationError'],
});

/** `limit` is the older name of `size`; `size` wins when both are given; the default is five (SRCH-02). */
export const searchUsers = defineCall({
  name: 'search-users',
  summary: 'People by name, company, profession, country and region',
  method: 'POST',
  path: 'user/search',
  body: z.object({
    textQuery: textQuerySchema,
    ...userFilters,
    ...searchOptions,
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
