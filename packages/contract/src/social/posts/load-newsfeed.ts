import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { postSchema } from './post.ts';

/**
 * `newest`: by time alone. `balanced`: by time too, but of any ten posts in a row at most two are of one author as long as others have
 * something to say; what is left out stands on the author's timeline.
 */
export const feedOrders = ['newest', 'balanced'] as const;

/** CALL-28, SOC-03. */
export const loadNewsfeed = defineCall({
  name: 'load-newsfeed',
  room: 'social',
  access: 'user',
  summary: 'What one follows and is connected with has posted, with one’s own posts, 10 on a page',
  method: 'GET',
  path: 'newsfeed/load',
  query: z.object({
    /** The last page's; absent or empty for the first. */
    nextID: z.optional(z.string().check(z.maxLength(400, 'must be 400 characters or fewer'))),
    order: z._default(z.enum(feedOrders), 'newest'),
    businessID: z.optional(idSchema),
  }),
  data: z.object({
    items: z.array(postSchema),
    /** Absent at the end. */
    nextID: z.optional(z.string()),
  }),
  errors: ['ValidationError'],
});

export type FeedOrder = (typeof feedOrders)[number];
