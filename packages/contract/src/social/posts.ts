import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { pageSizeQuerySchema, skipQuerySchema } from '../shared/paging.ts';
import { integerFrom, photoSchema } from '../shared/values.ts';
import { authorSchema } from './author.ts';
import { mentionSchema, mentionsSchema } from './mentions.ts';
import { reactionSummarySchema } from './reaction.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Longest text of a post, in characters. */
export const postLength = 3_000;

export const postContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'is required'),
    z.maxLength(postLength, `must be ${postLength.toLocaleString('en')} characters or fewer`),
  );

/** Longest description of a picture, in characters. */
export const pictureAltLength = 500;

export const pictureAltSchema = z
  .string()
  .check(z.trim(), z.maxLength(pictureAltLength, `must be ${pictureAltLength} characters or fewer`));

/** What of our network a post links to. `about` is a line below the name, in the language of the reply; of a product its company's name. */
const linkCardSchema = z.object({
  resourceID: z.string(),
  resourceType: z.enum(['business', 'product', 'user', 'post']),
  name: z.string(),
  about: z.optional(z.string()),
  photo: z.optional(photoSchema),
});

/** What the one who asks has done and may do; absent for visitors. */
const postSessionSchema = z.object({
  reactionType: z.optional(z.literal('like')),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
});

/** One post, as everybody may see it (SOC-15, SOC-16, decision 13); `resourceID` is `postID` again. */
const postSchema = z.object({
  postID: z.string(),
  resourceID: z.string(),
  author: authorSchema,
  content: z.string(),
  mentions: z.array(mentionSchema),
  picture: z.optional(photoSchema),
  /** What the picture shows, in the author's words. */
  pictureAlt: z.optional(z.string()),
  card: z.optional(linkCardSchema),
  timelineID: z.string(),
  timelineType: actorTypeSchema,
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
 * `newest`: by time alone. `balanced`: by time too, but of any ten posts in a row at most two are of one author as long as others have
 * something to say; what is put off follows further down.
 */
export const feedOrders = ['newest', 'balanced'] as const;

/** CALL-28, SOC-03. */
export const loadNewsfeed = defineCall({
  name: 'load-newsfeed',
  access: 'user',
  summary: 'What one follows and is connected with has posted, with one’s own posts, 10 on a page',
  method: 'GET',
  path: 'newsfeed/load',
  query: z.object({
    /** The last page's; absent or empty for the first. */
    nextID: z.optional(z.string().check(z.maxLength(600, 'must be 600 characters or fewer'))),
    order: z._default(z.enum(feedOrders), 'newest'),
    businessID: z.optional(idSchema),
  }),
  data: z.object({
    items: z.array(postSchema),
    /** Absent at the end. */
    nextID: z.optional(z.string()),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export type FeedOrder = (typeof feedOrders)[number];

/** What is announced above a feed that is being read. */
export const countNewPosts = defineCall({
  name: 'count-new-posts',
  access: 'user',
  summary: 'How many posts of others a newsfeed has that are newer than one, up to 50',
  method: 'GET',
  path: 'newsfeed/new',
  query: z.object({ after: z.optional(idSchema) }),
  data: z.object({ count: z.int() }),
  errors: ['ValidationError'],
});

/** For an empty feed: companies of the person's industry and country first, then of one of the two, that they do not follow. */
export const listFollowProposals = defineCall({
  name: 'list-follow-proposals',
  access: 'user',
  summary: 'Up to 12 companies that the person who is signed in may like to follow',
  method: 'GET',
  path: 'newsfeed/proposals',
  data: z.array(authorSchema),
  errors: [],
});

/** SOC-03. */
export const timelinePageSize = 10;

/** CALL-29. `owner` is whose timeline it is; `nextID` goes on where a page ended, also when posts came in between. */
export const loadTimeline = defineCall({
  name: 'load-timeline',
  summary: 'The posts on a person’s or company’s timeline, the newest first',
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
    items: z.array(postSchema),
    nextID: z.optional(z.string()),
    /** Whether the one who asks may post here. */
    mayPost: z.boolean(),
  }),
  errors: ['ValidationError', 'NotFound'],
});

/** CALL-26; `businessID`: in whose name one asks, for `session`. */
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
 * CALL-26. The timeline is the person's own when none is given, the company's when `businessID` is. Whoever gives neither `mentions` nor
 * `picture` makes a plain post.
 */
export const makePost = defineCall({
  name: 'make-post',
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

/** A change over a newer one is a Conflict. What it said before stays to be read (`list-post-edits`). */
export const editPost = defineCall({
  name: 'edit-post',
  access: 'user',
  summary: 'Changes the text of a post of one’s own',
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
  summary: 'What a post said before it was changed, the newest first',
  method: 'GET',
  path: 'social/posts/{postID}/edits',
  params: postParams,
  data: z.array(z.object({ version: z.int(), content: z.string(), writtenAt: z.string() })),
  errors: ['ValidationError', 'NotFound'],
});

/** CALL-27, by whom decision 11 says. */
export const removePost = defineCall({
  name: 'remove-post',
  access: 'user',
  summary: 'Takes a post away, with what was said about it',
  method: 'DELETE',
  path: 'social/posts/remove-post',
  body: postParams,
  data: postParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
