import * as z from 'zod/mini';

/** `used` of `total` product slots of the company's plan are taken: by what is published, not by drafts (decision 20). */
export const productSlotsSchema = z.object({
  used: z.int(),
  total: z.int(),
  /** Of those used: how many the plan hides from buyers; absent for none, and where only a number has changed. */
  hidden: z.optional(z.int()),
});

export type ProductSlots = z.output<typeof productSlotsSchema>;
