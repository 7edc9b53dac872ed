import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { pageQuery, peoplePageSchema } from './author.ts';
import { actorTypeSchema } from './resource-type.ts';

/** Number of followers, and `session` when the viewer follows (FOL-02). */
export const followSummarySchema = z.object({
  followersCount: z.int(),
  session: z.optional(z.object({ followed: z.literal(true) })),
});

export type FollowSummary = z.output<typeof followSummarySchema>;

/** CALL-30. */
export const loadFollowSummary = defineCall({
  name: 'load-follow-summary',
  summary: 'Number of followers of a company or person',
  method: 'GET',
  path: 'social/follow/{id}/summary',
  params: idParams,
  data: followSummarySchema,
  errors: ['ValidationError'],
});

/** CALL-30; following twice has no effect. Forbidden for the person's own business and for oneself (FOL-03). */
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

/** CALL-30; unfollowing somebody not followed is no error. */
export const unfollow = defineCall({
  name: 'unfollow',
  access: 'user',
  summary: 'Unfollows a company or person',
  method: 'DELETE',
  path: 'social/follow/{id}',
  params: idParams,
  data: followSummarySchema,
  errors: ['ValidationError'],
});

/** `businessID`: a business the person works for. */
export const listFollowers = defineCall({
  name: 'list-followers',
  access: 'user',
  summary: 'Followers of the person or of their company, latest first',
  method: 'GET',
  path: 'social/follow/followers',
  query: z.object({ ...pageQuery, businessID: z.optional(idSchema) }),
  data: peoplePageSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const listFollowing = defineCall({
  name: 'list-following',
  access: 'user',
  summary: 'Followed companies and people, latest first',
  method: 'GET',
  path: 'social/follow/following',
  query: z.object(pageQuery),
  data: peoplePageSchema,
  errors: ['ValidationError'],
});
