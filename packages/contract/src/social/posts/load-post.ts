import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { postParams, postSchema } from './post.ts';

/** CALL-26; `businessID`: in whose name one asks, for `session`. */
export const loadPost = defineCall({
  name: 'load-post',
  room: 'social',
  summary: 'One post',
  method: 'GET',
  path: 'social/posts/{postID}',
  params: postParams,
  query: z.object({ businessID: z.optional(idSchema) }),
  data: postSchema,
  errors: ['ValidationError', 'NotFound'],
});
