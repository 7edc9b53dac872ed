import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { pageQuery, peoplePageSchema } from './author.ts';
import { actorTypeSchema } from './resource-type.ts';

/** How many follow, and `session` when the one who asks does (FOL-02). */
export const followSummarySchema = z.object({
  followersCount: z.int(),
  session: z.optional(z.object({ followed: z.literal(true) })),
});

export type FollowSummary = z.output<typeof followSummarySchema>;

/** CALL-30. */
export const loadFollowSummary = defineCall({
  name: 'load-follow-summary',
  summary: 'How many follow a company or person; zero for one that nobody follows',
  method: 'GET',
  path: 'social/follow/{id}/summary',
  params: idParams,
  data: followSummarySchema,
  errors: ['ValidationError'],
});

/** CALL-30; twice is once. Forbidden for one's own company and oneself (FOL-03). */
export const follow = defineCall({
  name: 'follow',
  access: 'user',
  summary: 'Follows a company or person',
  method: 'POST',
  path: 'social/follow/{resourceType}',
  params: z.object({ resourceType: actorTypeSchema }),
  body: z.object({ resourceID: idSchema }),
  data: followSummarySchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** CALL-30; whom one does not follow is no error. */
export const unfollow = defineCall({
  name: 'unfollow',
  access: 'user',
  summary: 'Follows a company or person no more',
  method: 'DELETE',
  path: 'social/follow/{id}',
  params: idParams,
  data: followSummarySchema,
  errors: ['ValidationError'],
});

/** `businessID`: of a company one works for. */
export const listFollowers = defineCall({
  name: 'list-followers',
  access: 'user',
  summary: 'The people who follow one, or one’s company, the latest first',
  method: 'GET',
  path: 'social/follow/followers',
  query: z.object({ ...pageQuery, businessID: z.optional(idSchema) }),
  data: peoplePageSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const listFollowing = defineCall({
  name: 'list-following',
  access: 'user',
  summary: 'The companies and people whom one follows, the latest first',
  method: 'GET',
  path: 'social/follow/following',
  query: z.object(pageQuery),
  data: peoplePageSchema,
  errors: ['ValidationError'],
});
