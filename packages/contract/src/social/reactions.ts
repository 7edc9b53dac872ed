import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { pageQuery, peoplePageSchema } from './author.ts';
import { reactionSummarySchema } from './reaction.ts';
import { resourceTypeSchema } from './resource-type.ts';

/** Only `like` is used (SOC-19). */
const reactionTypeSchema = z.literal('like');

const reactParams = z.object({ resourceType: resourceTypeSchema });

/** The reaction's resource, and the business the person acts as; absent = the person. */
const reactionTarget = { resourceID: idSchema, businessID: z.optional(idSchema) };

/** The viewer's reaction, and the resulting count. */
export const reactionStateSchema = z.extend(reactionSummarySchema, {
  reactionType: z.optional(reactionTypeSchema),
});

export type ReactionState = z.output<typeof reactionStateSchema>;

/** CALL-21. */
export const checkReaction = defineCall({
  name: 'check-reaction',
  access: 'user',
  summary: 'Whether the person, or a company they act as, likes a resource; `reactionType` is present if so',
  method: 'GET',
  path: 'social/reaction/check/{resourceID}',
  params: z.object({ resourceID: idSchema }),
  query: z.object({ businessID: z.optional(idSchema) }),
  data: z.object({ reactionType: z.optional(reactionTypeSchema) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * CALL-22; reacting twice has no effect. Forbidden for the person's own business, its products and oneself (PERM-06).
 */
export const react = defineCall({
  name: 'react',
  access: 'user',
  summary: 'Likes a post, comment, company, product or person',
  method: 'POST',
  path: 'social/reaction/react/{resourceType}',
  params: reactParams,
  body: z.object({ ...reactionTarget, reactionType: z._default(reactionTypeSchema, 'like') }),
  data: reactionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** CALL-23; also succeeds when the reaction does not exist or the resource is no longer visible. */
export const removeReaction = defineCall({
  name: 'remove-reaction',
  access: 'user',
  summary: 'Removes a like',
  method: 'DELETE',
  path: 'social/reaction/react/{resourceType}',
  params: reactParams,
  body: z.object(reactionTarget),
  data: reactionStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** The same number as the count shown to the viewer: both leave out people in a block with them. */
export const listReactions = defineCall({
  name: 'list-reactions',
  access: 'user',
  summary: 'Who likes a resource, newest first',
  method: 'GET',
  path: 'social/reaction/list/{resourceType}/{resourceID}',
  params: z.object({ resourceType: resourceTypeSchema, resourceID: idSchema }),
  query: z.object(pageQuery),
  data: peoplePageSchema,
  errors: ['ValidationError', 'NotFound'],
});

export const loadReactionSummary = defineCall({
  name: 'load-reaction-summary',
  summary: 'Number of likes of a resource',
  method: 'GET',
  path: 'social/reaction/summary/{id}',
  params: idParams,
  data: reactionSummarySchema,
  errors: ['ValidationError'],
});
