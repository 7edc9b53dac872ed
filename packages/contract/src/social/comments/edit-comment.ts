import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { mentionsSchema } from '../mention.ts';
import { commentContentSchema, commentParams, commentSchema } from './comment.ts';

/** A change over a newer one is a Conflict. */
export const editComment = defineCall({
  name: 'edit-comment',
  room: 'social',
  access: 'user',
  summary: 'Changes the text of a comment of one’s own',
  method: 'PUT',
  path: 'social/comments/comment/{commentID}',
  params: commentParams,
  body: z.object({
    content: commentContentSchema,
    mentions: z._default(mentionsSchema, []),
    version: z.int(),
  }),
  data: commentSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});
