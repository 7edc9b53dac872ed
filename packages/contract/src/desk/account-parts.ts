import * as z from 'zod/mini';

/** A measure in force or ended, against a person or company. */
export const measureSchema = z.object({
  measureID: z.string(),
  kind: z.enum(['hide', 'remove', 'mute', 'suspend', 'mute-reports']),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  until: z.optional(z.iso.datetime()),
  endedAt: z.optional(z.iso.datetime()),
});

export type AccountMeasure = z.output<typeof measureSchema>;

/** Reports that were decided or wait. */
export const reportSchema = z.object({
  caseID: z.string(),
  /** What was reported, and why. */
  type: z.string(),
  reasons: z.array(z.string()),
  decision: z.optional(z.enum(['keep', 'remove'])),
  at: z.iso.datetime(),
});

/** An inquiry that waits for its release: who to and when, not what it says. */
export const heldSchema = z.object({
  requestID: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
});

export const objectionSchema = z.object({
  objectionID: z.string(),
  type: z.string(),
  at: z.iso.datetime(),
  outcome: z.optional(z.string()),
});
