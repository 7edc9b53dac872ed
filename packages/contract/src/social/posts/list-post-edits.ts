import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { postParams } from './post.ts';

export const listPostEdits = defineCall({
  name: 'list-post-edits',
  room: 'social',
  summary: 'What a post said before it was changed, the newest first',
  method: 'GET',
  path: 'social/posts/{postID}/edits',
  params: postParams,
  data: z.array(z.object({ version: z.int(), content: z.string(), writtenAt: z.string() })),
  errors: ['ValidationError', 'NotFound'],
});
