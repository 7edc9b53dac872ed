import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pageSizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { userProfileSchema } from '../social/user-profile.ts';
import { searchManner, userNarrowing } from './search-narrowing.ts';
import { hitParts, searchReplyParts } from './search-reply.ts';

/** `limit` is the older name of `size`; when both are given, `size` counts; without either, five (SRCH-02). */
export const searchUsers = defineCall({
  name: 'search-users',
  room: 'search',
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
