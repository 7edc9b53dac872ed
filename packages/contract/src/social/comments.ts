import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { pageSizeQuerySchema, skipQuerySchema } from '../shared/paging.ts';
import { integerFrom } from '../shared/values.ts';
import { authorSchema } from './author.ts';
import { mentionSchema, mentionsSchema } from './mentions.ts';
import { reactionSummarySchema } from './reaction.ts';
import { resourceTypeSchema } from './resource-type.ts';

/** Maximum length of a comment, in characters. */
export const commentLength = 2_000;

/** Comments per page, and answers per page (SOC-24). */
export const commentPageSize = 5;

const commentContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'is required'),
    z.maxLength(commentLength, `must be ${commentLength.toLocaleString('en')} characters or fewer`),
  );

/** What the viewer has done and may do; absent for visitors. */
const commentSessionSchema = z.object({
  reactionType: z.optional(z.literal('like')),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
});

/**
 * A comment, or an answer to one. An answer's `resourceID` is the comment's, its `resourceType` is `comment`
 * (SOC-27).
 */
const commentSchema = z.object({
  commentID: z.string(),
  resourceID: z.string(),
  resourceType: resourceTypeSchema,
  whoComment: authorSchema,
  /** The business in whose name it was written; absent for a person's own. */
  businessID: z.optional(z.string()),
  content: z.string(),
  mentions: z.array(mentionSchema),
  /** ISO 8601. */
  createdAt: z.string(),
  editedAt: z.optional(z.string()),
  /** Counts the changes; an edit sends it back. */
  version: z.int(),
  reactions: reactionSummarySchema,
  /** Absent for an answer. */
  answerCount: z.int(),
  session: z.optional(commentSessionSchema),
});

const commentParams = z.object({ commentID: idSchema });

export type Comment = z.output<typeof commentSchema>;

export const commentPageSchema = z.object({
  comments: z.array(commentSchema),
  /** Comments on the resource, without answers. */
  commentCount: z.int(),
  /** Comments with their answers. */
  talkCount: z.int(),
  /** Absent on the last page. */
  nextID: z.optional(z.string()),
});

export type CommentPage = z.output<typeof commentPageSchema>;

/**
 * `data.data` on the wire, as A7 says (CALL-25). Comments are newest first, answers oldest first. `nextID` continues
 * where a page ended, even when comments were added since; `skip` counts from the current start of the list.
 * `businessID`: the business the viewer acts as, for `session`. Comments of authors in a block with the viewer are
 * neither listed nor counted.
 */
export const listComments = defineCall({
  name: 'list-comments',
  summary: 'Comments on a resource, or the answers to a comment',
  method: 'GET',
  path: 'social/comments/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  query: z.object({
    skip: skipQuerySchema,
    size: z._default(pageSizeQuerySchema, commentPageSize),
    nextID: z.optional(idSchema),
    businessID: z.optional(idSchema),
  }),
  data: z.object({ data: commentPageSchema }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Loads the target of a link to a comment: its resource, and for an answer also the comment it answers. */
export const loadComment = defineCall({
  name: 'load-comment',
  summary: 'One comment and the resource it belongs to',
  method: 'GET',
  path: 'social/comments/comment/{commentID}',
  params: commentParams,
  query: z.object({ businessID: z.optional(idSchema) }),
  data: z.object({
    comment: commentSchema,
    /** Present when `commentID` is an answer; `comment` is then the comment it answers. */
    answer: z.optional(commentSchema),
    /** The resource commented on. */
    resourceID: z.string(),
    resourceType: resourceTypeSchema,
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** CALL-24. A comment on a comment is an answer; answers cannot be answered. */
export const makeComment = defineCall({
  name: 'make-comment',
  access: 'user',
  idempotent: true,
  summary: 'Comments on a resource or answers a comment, as oneself or as a company',
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

/** Conflict when a newer version exists. */
export const editComment = defineCall({
  name: 'edit-comment',
  access: 'user',
  summary: 'Changes the text of an own comment',
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

/** For its author, owners and admins of the business it was written as, and the owner of the resource (decision 11). */
export const removeComment = defineCall({
  name: 'remove-comment',
  access: 'user',
  summary: 'Removes a comment with its answers',
  method: 'DELETE',
  path: 'social/comments/comment/{commentID}',
  params: commentParams,
  data: commentParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
