import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { pageSizeQuerySchema, skipQuerySchema, textQuerySchema } from '../shared/paging.ts';
import { integerFrom } from '../shared/values.ts';
import { postSchema } from '../social/posts.ts';
import { groupCardSchema, groupSchema, savedGroupSchema } from './group.ts';

/** Groups per page of a list. */
export const groupPageSize = 20;

const page = { skip: skipQuerySchema, size: z._default(pageSizeQuerySchema, groupPageSize) };
const groupPageSchema = z.object({ items: z.array(groupCardSchema), total: z.int() });

export type GroupPage = z.output<typeof groupPageSchema>;

/**
 * The person becomes the owner, in the name of the company if one is given. PlanLimitReached: they have founded as many
 * groups as the highest plan of their companies allows.
 */
export const createGroup = defineCall({
  name: 'create-group',
  access: 'user',
  idempotent: true,
  summary: 'Founds a group as oneself or as a company',
  method: 'POST',
  path: 'group/create',
  body: z.extend(savedGroupSchema, { businessID: z.optional(z.union([idSchema, z.literal('')])) }),
  data: groupSchema,
  errors: [
    'ValidationError',
    'Forbidden',
    'PlanLimitReached',
    'NotFound',
    'Conflict',
    'TooManyRequests',
    ...fileErrors,
  ],
});

/** How many groups the person has founded and may have founded, for the form. */
export const loadGroupAllowance = defineCall({
  name: 'load-group-allowance',
  access: 'user',
  summary: 'Number of groups that the person has founded, and how many their plan allows',
  method: 'GET',
  path: 'group/allowance',
  data: z.object({ founded: z.int(), allowed: z.int() }),
  errors: [],
});

/** Conflict: a newer version was saved. A private group cannot become open, because its members wrote for each other. */
export const saveGroup = defineCall({
  name: 'save-group',
  access: 'user',
  summary: 'Changes the fields of a group; for its owners',
  method: 'PUT',
  path: 'group/{id}',
  params: idParams,
  body: z.extend(savedGroupSchema, { version: integerFrom(0) }),
  data: groupSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', ...fileErrors],
});

/** NotFound for a closed group, and for whoever is banned from a private one. */
export const loadGroup = defineCall({
  name: 'load-group',
  summary: 'A group; of a private one, strangers get the name and what it is for',
  method: 'GET',
  path: 'group/{id}',
  params: idParams,
  data: groupSchema,
  errors: ['ValidationError', 'NotFound'],
});

/** Most members first. `country`: a code, or `global` for groups of no country. Each word starts a word of name or purpose. */
export const listGroups = defineCall({
  name: 'list-groups',
  summary: 'Groups by words, industry and country',
  method: 'GET',
  path: 'group',
  query: z.object({
    search: textQuerySchema,
    industry: z.optional(z.string().check(z.maxLength(40, 'must be 40 characters or fewer'))),
    country: z.optional(z.string().check(z.maxLength(40, 'must be 40 characters or fewer'))),
    ...page,
  }),
  data: groupPageSchema,
  errors: ['ValidationError'],
});

/** All groups of the person, open and private, latest joined first. */
export const listOwnGroups = defineCall({
  name: 'list-own-groups',
  access: 'user',
  summary: 'Groups that the person is a member of',
  method: 'GET',
  path: 'group/own',
  query: z.object(page),
  data: groupPageSchema,
  errors: ['ValidationError'],
});

/** Open groups of the person's industry and country first, that they are not a member of. */
export const listGroupProposals = defineCall({
  name: 'list-group-proposals',
  access: 'user',
  summary: 'Up to 6 groups suggested to join, by industry',
  method: 'GET',
  path: 'group/proposals',
  data: z.array(groupCardSchema),
  errors: [],
});

/** Nobody sees a closed group; its members keep their own posts in their own archive. */
export const closeGroup = defineCall({
  name: 'close-group',
  access: 'user',
  summary: 'Closes a group for good; for its owners',
  method: 'POST',
  path: 'group/{id}/close',
  params: idParams,
  data: z.object({ groupID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** A group has one pinned post at most: pinning replaces it. */
export const pinPost = defineCall({
  name: 'pin-post',
  access: 'user',
  summary: 'Pins a post of a group above its timeline; for owners and moderators',
  method: 'PUT',
  path: 'group/{id}/pin',
  params: idParams,
  body: z.object({ postID: idSchema }),
  data: z.object({ postID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Not being pinned is no error. */
export const unpinPost = defineCall({
  name: 'unpin-post',
  access: 'user',
  summary: 'Unpins the pinned post of a group; for owners and moderators',
  method: 'DELETE',
  path: 'group/{id}/pin',
  params: idParams,
  data: z.object({ groupID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * `pinned` comes with the first page and is not among its items. `businessID`: the business the viewer acts as, for
 * `session`. NotFound: a private group that the viewer is not a member of.
 */
export const loadGroupTimeline = defineCall({
  name: 'load-group-timeline',
  summary: 'Posts of a group, newest first, 10 per page',
  method: 'GET',
  path: 'group/{id}/timeline',
  params: idParams,
  query: z.object({ nextID: z.optional(idSchema), businessID: z.optional(idSchema) }),
  data: z.object({
    items: z.array(postSchema),
    pinned: z.optional(postSchema),
    /** Absent on the last page. */
    nextID: z.optional(z.string()),
    mayPost: z.boolean(),
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * The picture of a group, or with `postID` that of a post in it, in the smallest size of at least `width` pixels. The
 * address starts with `/` on the API host, works once and expires after a minute, so that browsers can load it without
 * a token. NotFound: a private group that the viewer is not a member of, at the request or when the address is used.
 */
export const requestGroupPicture = defineCall({
  name: 'request-group-picture',
  summary: 'Single-use address of a picture of a group; of a private one for its members',
  method: 'POST',
  path: 'group/{id}/picture',
  params: idParams,
  body: z.object({ postID: z.optional(idSchema), width: integerFrom(1) }),
  data: z.object({ url: z.string(), expiresAt: z.string() }),
  errors: ['ValidationError', 'NotFound', 'TooManyRequests'],
});
