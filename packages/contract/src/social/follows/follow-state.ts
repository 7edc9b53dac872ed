import * as z from 'zod/mini';

/** How many follow, and `session` when the one who asks does (FOL-02). */
export const followSummarySchema = z.object({
  followersCount: z.int(),
  session: z.optional(z.object({ followed: z.literal(true) })),
});

export type FollowSummary = z.output<typeof followSummarySchema>;
