import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { resourceTypeSchema } from '../resource-type.ts';
import { commentParams, commentSchema } from './comment.ts';

/** For a link to one comment: where it stands, and with an answer the comment that it answers. */
export const loadComment = defineCall({
  name: 'load-comment',
  room: 'social',
  summary: 'One comment and what it stands on',
  method: 'GET',
  path: 'social/comments/comment/{commentID}',
  params: commentParams,
  query: z.object({ businessID: z.optional(idSchema) }),
  data: z.object({
    comment: commentSchema,
    /** Present when `commentID` is an answer's; `comment` is then what it answers. */
    answer: z.optional(commentSchema),
    /** What is talked about. */
    resourceID: z.string(),
    resourceType: resourceTypeSchema,
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
