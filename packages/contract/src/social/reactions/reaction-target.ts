import * as z from 'zod/mini';
import { idSchema } from '../../shared/id.ts';
import { reactionSummarySchema } from '../reaction.ts';
import { resourceTypeSchema } from '../resource-type.ts';

/** Only `like` is used (SOC-19). */
export const reactionTypeSchema = z.literal('like');

export const reactParams = z.object({ resourceType: resourceTypeSchema });

/** What is reacted to, and in whose name: absent = one's own. */
export const reactionTarget = { resourceID: idSchema, businessID: z.optional(idSchema) };

/** What one has done, and how many have after it. */
export const reactionStateSchema = z.extend(reactionSummarySchema, {
  reactionType: z.optional(reactionTypeSchema),
});

export type ReactionState = z.output<typeof reactionStateSchema>;
