import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';

/** Most companies that one call asks about: what a page of results shows. */
const mostAsked = 50;

/** `businessIDs`: ids with commas between them. Gives those of them that are in any list. */
export const listKeptBusinesses = defineCall({
  name: 'list-kept-businesses',
  room: 'social',
  access: 'user',
  summary: 'Which of some companies are favorite businesses of the one who asks',
  method: 'GET',
  path: 'social/favorites/kept',
  query: z.object({
    businessIDs: z.string().check(
      z.refine((ids) => ids.split(',').length <= mostAsked, `must name ${mostAsked} at most`),
      z.refine(
        (ids) => ids.split(',').every((id) => idSchema.safeParse(id).success),
        'must be ids with commas between them',
      ),
    ),
  }),
  data: z.array(z.string()),
  errors: ['ValidationError'],
});
