import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { mentionsSchema } from '../mention.ts';
import { resourceTypeSchema } from '../resource-type.ts';
import { commentContentSchema, commentSchema } from './comment.ts';

/** CALL-24. On a comment it is an answer; an answer cannot be answered itself. */
export const makeComment = defineCall({
  name: 'make-comment',
  room: 'social',
  access: 'user',
  idempotent: true,
  summary: 'Comments on something, or answers a comment, as oneself or as a company one works for',
  method: 'POST',
  path: 'social/comments/make-comment',
  body: z.object({
    resourceID: idSchema,
    resourceType: resourceTypeSchema,
    content: commentContentSchema,
    businessID: z.optional(z.union([idSchema, z.literal('')])),
    mentions: z._default(mentionsSchema, []),
  }),
  data: commentSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});
