import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { pageSizeQuerySchema, skipQuerySchema } from '../../shared/paging.ts';
import { commentPageSize, commentSchema } from './comment.ts';

/**
 * `data.data` on the wire, as A7 says (CALL-25). Comments come newest first, the answers to a comment oldest first. `nextID` goes on where
 * a page ended, also when comments came in between; `skip` counts from the start of the list as it is now. `businessID`: in whose name one
 * asks, for `session`. Whoever is in a block with the reader is neither listed nor counted.
 */
export const listComments = defineCall({
  name: 'list-comments',
  room: 'social',
  summary: 'Comments on something, or the answers to a comment',
  method: 'GET',
  path: 'social/comments/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  query: z.object({
    skip: skipQuerySchema,
    size: z._default(pageSizeQuerySchema, commentPageSize),
    nextID: z.optional(idSchema),
    businessID: z.optional(idSchema),
  }),
  data: z.object({
    data: z.object({
      comments: z.array(commentSchema),
      /** On the resource itself. */
      commentCount: z.int(),
      /** The answers to them included. */
      talkCount: z.int(),
      /** Absent at the end. */
      nextID: z.optional(z.string()),
    }),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
