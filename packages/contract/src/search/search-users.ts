import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { sizeSchema, skipSchema, textQuerySchema } from '../shared/paging.ts';
import { userProfileSchema } from '../social/user-profile.ts';
import { countryFilterSchema } from './country-filter.ts';

/** `limit` is the older name of `size`; when both are given, `size` counts. */
export const searchUsers = defineCall({
  name: 'search-users',
  room: 'search',
  summary: 'People by name, company, profession and country',
  method: 'POST',
  path: 'user/search',
  body: z.object({
    textQuery: textQuerySchema,
    country: z.optional(countryFilterSchema),
    skip: skipSchema,
    size: sizeSchema,
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  }),
  data: z.object({ profiles: z.array(userProfileSchema), totalResults: z.int() }),
  errors: ['ValidationError'],
});
