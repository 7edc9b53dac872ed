import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { pageQuery, peoplePageSchema } from '../relations/people-page.ts';

export const listFollowing = defineCall({
  name: 'list-following',
  room: 'social',
  access: 'user',
  summary: 'The companies and people whom one follows, the latest first',
  method: 'GET',
  path: 'social/follow/following',
  query: z.object(pageQuery),
  data: peoplePageSchema,
  errors: ['ValidationError'],
});
