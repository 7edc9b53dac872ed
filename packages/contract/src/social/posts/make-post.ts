import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../shared/id.ts';
import { mentionsSchema } from '../mention.ts';
import { actorTypeSchema } from '../resource-type.ts';
import { pictureAltSchema, postContentSchema, postSchema } from './post.ts';

/**
 * CALL-26. The timeline is the person's own when none is given, the company's when `businessID` is. Whoever gives neither `mentions` nor
 * `picture` makes a plain post.
 */
export const makePost = defineCall({
  name: 'make-post',
  room: 'social',
  access: 'user',
  idempotent: true,
  summary: 'Posts as oneself, or as a company one works for',
  method: 'POST',
  path: 'social/posts/make-post',
  body: z
    .object({
      content: postContentSchema,
      timelineID: z.optional(idSchema),
      timelineType: z.optional(actorTypeSchema),
      businessID: z.optional(z.union([idSchema, z.literal('')])),
      mentions: z._default(mentionsSchema, []),
      /** Token of an upload (decision 13). */
      picture: z.optional(z.string().check(z.maxLength(200, 'must be 200 characters or fewer'))),
      /** For those who do not see the picture. */
      pictureAlt: z.optional(pictureAltSchema),
    })
    .check(
      z.refine(({ picture, pictureAlt }) => !pictureAlt || Boolean(picture), {
        path: ['pictureAlt'],
        message: 'describes a picture, and there is none',
      }),
    ),
  data: postSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});
