import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { mentionsSchema } from '../mention.ts';
import { postContentSchema, postParams, postSchema } from './post.ts';

/** A change over a newer one is a Conflict. What it said before stays to be read (`list-post-edits`). */
export const editPost = defineCall({
  name: 'edit-post',
  room: 'social',
  access: 'user',
  summary: 'Changes the text of a post of one’s own',
  method: 'PUT',
  path: 'social/posts/{postID}',
  params: postParams,
  body: z.object({
    content: postContentSchema,
    mentions: z._default(mentionsSchema, []),
    version: z.int(),
  }),
  data: postSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});
