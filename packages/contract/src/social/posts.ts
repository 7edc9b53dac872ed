import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { pageSizeQuerySchema, skipQuerySchema } from '../shared/paging.ts';
import { integerFrom, photoSchema, privatePhotoSchema } from '../shared/values.ts';
import { authorSchema } from './author.ts';
import { mentionSchema, mentionsSchema } from './mentions.ts';
import { reactionSummarySchema } from './reaction.ts';
import { timelineTypeSchema } from './resource-type.ts';

/** Maximum length of a post, in characters. */
export const postLength = 3_000;

export const postContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'is required'),
    z.maxLength(postLength, `must be ${postLength.toLocaleString('en')} characters or fewer`),
  );

/** Maximum length of a picture description, in characters. */
export const pictureAltLength = 500;

export const pictureAltSchema = z
  .string()
  .check(z.trim(), z.maxLength(pictureAltLength, `must be ${pictureAltLength} characters or fewer`));

/**
 * A link in a post to one of our pages. `about` is the line below the name, in the language of the reply; for a
 * product it is the company name.
 */
const linkCardSchema = z.object({
  resourceID: z.string(),
  resourceType: z.enum(['business', 'product', 'user', 'post']),
  name: z.string(),
  about: z.optional(z.string()),
  photo: z.optional(photoSchema),
});

/** What the viewer has done and may do; absent for visitors. */
const postSessionSchema = z.object({
  reactionType: z.optional(z.literal('like')),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
  /** In a group only members comment and react; absent where everybody may. */
  mayRespond: z.optional(z.literal(false)),
});

/** A post as everybody may see it (SOC-15, SOC-16, decision 13); `resourceID` repeats `postID`. */
export const postSchema = z.object({
  postID: z.string(),
  resourceID: z.string(),
  author: authorSchema,
  content: z.string(),
  mentions: z.array(mentionSchema),
  picture: z.optional(photoSchema),
  /** Takes the place of `picture` in a private group; `request-group-picture` gives its address. */
  privatePicture: z.optional(privatePhotoSchema),
  /** Alternative text of the picture, written by the author. */
  pictureAlt: z.optional(z.string()),
  card: z.optional(linkCardSchema),
  timelineID: z.string(),
  timelineType: timelineTypeSchema,
  /** Name of the group, when the post is on the timeline of one. */
  groupName: z.optional(z.string()),
  businessID: z.optional(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  editedAt: z.optional(z.string()),
  /** Counts the changes; an edit sends it back. */
  version: z.int(),
  reactions: reactionSummarySchema,
  /** Comments with their answers. */
  commentCount: z.int(),
  session: z.optional(postSessionSchema),
});

const postParams = z.object({ postID: idSchema });

export type Post = z.output<typeof postSchema>;
export type LinkCard = z.output<typeof linkCardSchema>;

/**
 * `newest`: by time. `balanced`: by time, but at most two posts per author in any ten as long as other authors have
 * posts; deferred posts follow further down.
 */
export const feedOrders = ['newest', 'balanced'] as const;

/** CALL-28, SOC-03. */
export const loadNewsfeed = defineCall({
  name: 'load-newsfeed',
  access: 'user',
  summary: 'Posts of followed and connected authors and own posts, 10 per page',
  method: 'GET',
  path: 'newsfeed/load',
  query: z.object({
    /** From the previous page; absent or empty for the first. */
    nextID: z.optional(z.string().check(z.maxLength(600, 'must be 600 characters or fewer'))),
    order: z._default(z.enum(feedOrders), 'newest'),
    businessID: z.optional(idSchema),
  }),
  data: z.object({
    items: z.array(postSchema),
    /** Absent on the last page. */
    nextID: z.optional(z.string()),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export type FeedOrder = (typeof feedOrders)[number];

/** Number of new posts, announced above an open feed. */
export const countNewPosts = defineCall({
  name: 'count-new-posts',
  access: 'user',
  summary: 'Number of posts by others newer than the given one, up to 50',
  method: 'GET',
  path: 'newsfeed/new',
  query: z.object({ after: z.optional(idSchema) }),
  data: z.object({ count: z.int() }),
  errors: ['ValidationError'],
});

/**
 * Suggestions for an empty feed: companies of the person's industry and country first, then of either, that they do
 * not follow.
 */
export const listFollowProposals = defineCall({
  name: 'list-follow-proposals',
  access: 'user',
  summary: 'Up to 12 companies suggested to follow',
  method: 'GET',
  path: 'newsfeed/proposals',
  data: z.array(authorSchema),
  errors: [],
});

/** SOC-03. */
export const timelinePageSize = 10;

/**
 * CALL-29. `owner` is the timeline's owner; `nextID` continues where a page ended, even when posts were added since.
 */
export const loadTimeline = defineCall({
  name: 'load-timeline',
  summary: 'Posts on a person’s or company’s timeline, newest first',
  method: 'GET',
  path: 'timeline/load/{timelineID}',
  params: z.object({ timelineID: idSchema }),
  query: z.object({
    skip: skipQuerySchema,
    size: z._default(pageSizeQuerySchema, timelinePageSize),
    nextID: z.optional(idSchema),
    businessID: z.optional(idSchema),
  }),
  data: z.object({
    owner: authorSchema,
    /** ISO 3166-1 code. */
    ownerCountry: z.optional(z.string()),
    items: z.array(postSchema),
    nextID: z.optional(z.string()),
    /** Whether the viewer may post here. */
    mayPost: z.boolean(),
  }),
  errors: ['ValidationError', 'NotFound'],
});

/** CALL-26; `businessID`: the business the viewer acts as, for `session`. */
export const loadPost = defineCall({
  name: 'load-post',
  summary: 'One post',
  method: 'GET',
  path: 'social/posts/{postID}',
  params: postParams,
  query: z.object({ businessID: z.optional(idSchema) }),
  data: postSchema,
  errors: ['ValidationError', 'NotFound'],
});

/**
 * CALL-26. Without `timeline` the post goes to the person's own timeline, or with `businessID` to that company's.
 * `mentions` and `picture` are optional. On the timeline of a group its members post, and it needs `timelineType`.
 */
export const makePost = defineCall({
  name: 'make-post',
  access: 'user',
  idempotent: true,
  summary: 'Creates a post as oneself or as a company',
  method: 'POST',
  path: 'social/posts/make-post',
  body: z
    .object({
      content: postContentSchema,
      timelineID: z.optional(idSchema),
      timelineType: z.optional(timelineTypeSchema),
      businessID: z.optional(z.union([idSchema, z.literal('')])),
      mentions: z._default(mentionsSchema, []),
      /** Token of an upload (decision 13). */
      picture: z.optional(z.string().check(z.maxLength(200, 'must be 200 characters or fewer'))),
      /** Alternative text of the picture. */
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

/** Conflict when a newer version exists. Earlier texts stay readable (`list-post-edits`). */
export const editPost = defineCall({
  name: 'edit-post',
  access: 'user',
  summary: 'Changes the text of an own post',
  method: 'PUT',
  path: 'social/posts/{postID}',
  params: postParams,
  body: z.object({
    content: postContentSchema,
    mentions: z._default(mentionsSchema, []),
    version: integerFrom(0),
  }),
  data: postSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

export const listPostEdits = defineCall({
  name: 'list-post-edits',
  summary: 'Earlier texts of a post, newest first',
  method: 'GET',
  path: 'social/posts/{postID}/edits',
  params: postParams,
  data: z.array(z.object({ version: z.int(), content: z.string(), writtenAt: z.string() })),
  errors: ['ValidationError', 'NotFound'],
});

/** CALL-27; decision 11 says who may. */
export const removePost = defineCall({
  name: 'remove-post',
  access: 'user',
  summary: 'Removes a post with its comments',
  method: 'DELETE',
  path: 'social/posts/remove-post',
  body: postParams,
  data: postParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
