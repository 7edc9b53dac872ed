import * as z from 'zod/mini';
import { businessCardSchema } from '../business/business.ts';
import { defineCall } from '../call.ts';
import { businessTypeSchema } from '../catalog/business-type-codes.ts';
import { industryIdSchema } from '../catalog/industry.ts';
import { sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { reactionSummarySchema } from '../social/reaction.ts';
import { countryFilterSchema } from './country-filter.ts';

export const searchBusinesses = defineCall({
  name: 'search-businesses',
  room: 'search',
  summary: 'Companies by free text, type, country and industry',
  method: 'POST',
  path: 'search/business',
  body: z.object({
    textQuery: textQuerySchema,
    businessType: z.optional(businessTypeSchema),
    country: z.optional(countryFilterSchema),
    industry: z.optional(industryIdSchema),
    skip: skipSchema,
    size: sizeSchema,
  }),
  data: z.object({
    results: z.array(z.object({ businessProfile: businessCardSchema, reactions: reactionSummarySchema })),
    total_results: z.int(),
  }),
  errors: ['ValidationError'],
});
