import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { pageSizeQuerySchema, skipQuerySchema } from '../shared/paging.ts';
import { integerFrom } from '../shared/values.ts';
import { authorSchema } from './author.ts';
import { mentionSchema, mentionsSchema } from './mentions.ts';
import { reactionSummarySchema } from './reaction.ts';
import { resourceTypeSchema } from './resource-type.ts';

/** Longest text of a comment, in characters. */
export const commentLength = 2_000;

/** Comments, and answers of a comment, on a page (SOC-24). */
export const commentPageSize = 5;

const commentContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'is required'),
    z.maxLength(commentLength, `must be ${commentLength.toLocaleString('en')} characters or fewer`),
  );

/** What the one who asks has done and may do; absent for visitors. */
const commentSessionSchema = z.object({
  reactionType: z.optional(z.literal('like')),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
});

/** One comment, or the answer to one, whose `resourceID` is the comment's and whose `resourceType` is `comment` (SOC-27). */
const commentSchema = z.object({
  commentID: z.string(),
  resourceID: z.string(),
  resourceType: resourceTypeSchema,
  whoComment: authorSchema,
  /** In whose name it was written, when not in the person's own. */
  businessID: z.optional(z.string()),
  content: z.string(),
  mentions: z.array(mentionSchema),
  /** ISO 8601. */
  createdAt: z.string(),
  editedAt: z.optional(z.string()),
  /** Counts the changes; an edit sends it back. */
  version: z.int(),
  reactions: reactionSummarySchema,
  /** An answer has none. */
  answerCount: z.int(),
  session: z.optional(commentSessionSchema),
});

const commentParams = z.object({ commentID: idSchema });

export type Comment = z.output<typeof commentSchema>;

/**
 * `data.data` on the wire, as A7 says (CALL-25). Comments come newest first, the answers to a comment oldest first. `nextID` goes on where
 * a page ended, also when comments came in between; `skip` counts from the start of the list as it is now. `businessID`: in whose name one
 * asks, for `session`. Whoever is in a block with the reader is neither listed nor counted.
 */
export const listComments = defineCall({
  name: 'list-comments',
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

/** For a link to one comment: where it stands, and with an answer the comment that it answers. */
export const loadComment = defineCall({
  name: 'load-comment',
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

/** CALL-24. On a comment it is an answer; an answer cannot be answered itself. */
export const makeComment = defineCall({
  name: 'make-comment',
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

/** A change over a newer one is a Conflict. */
export const editComment = defineCall({
  name: 'edit-comment',
  access: 'user',
  summary: 'Changes the text of a comment of one’s own',
  method: 'PUT',
  path: 'social/comments/comment/{commentID}',
  params: commentParams,
  body: z.object({
    content: commentContentSchema,
    mentions: z._default(mentionsSchema, []),
    version: integerFrom(0),
  }),
  data: commentSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

/** By its author, by owner and admins of the company it was written as, and by whoever owns what it stands on (decision 11). */
export const removeComment = defineCall({
  name: 'remove-comment',
  access: 'user',
  summary: 'Takes a comment away, with the answers to it',
  method: 'DELETE',
  path: 'social/comments/comment/{commentID}',
  params: commentParams,
  data: commentParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
