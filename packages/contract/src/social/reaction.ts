import * as z from 'zod/mini';

/** How many people reacted; only `like` exists (A3). */
export const reactionSummarySchema = z.object({ reactionCount: z.object({ like: z.int() }) });

export type ReactionSummary = z.output<typeof reactionSummarySchema>;
