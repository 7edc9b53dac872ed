import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { pageQuery, peoplePageSchema } from '../relations/people-page.ts';

/** `businessID`: of a company one works for. */
export const listFollowers = defineCall({
  name: 'list-followers',
  room: 'social',
  access: 'user',
  summary: 'The people who follow one, or one’s company, the latest first',
  method: 'GET',
  path: 'social/follow/followers',
  query: z.object({ ...pageQuery, businessID: z.optional(idSchema) }),
  data: peoplePageSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
