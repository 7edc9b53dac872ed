import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';

/** What is announced above a feed that is being read. */
export const countNewPosts = defineCall({
  name: 'count-new-posts',
  room: 'social',
  access: 'user',
  summary: 'How many posts of others a newsfeed has that are newer than one, up to 50',
  method: 'GET',
  path: 'newsfeed/new',
  query: z.object({ after: z.optional(idSchema) }),
  data: z.object({ count: z.int() }),
  errors: ['ValidationError'],
});
