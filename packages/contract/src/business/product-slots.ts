import * as z from 'zod/mini';

/**
 * `used` of `total` product slots of the company's plan are taken. Only published products take a slot, drafts do not
 * (decision 20).
 */
export const productSlotsSchema = z.object({
  used: z.int(),
  total: z.int(),
  /**
   * How many of the used slots the plan hides from buyers; absent for none, and in replies that report only a changed
   * count.
   */
  hidden: z.optional(z.int()),
});

export type ProductSlots = z.output<typeof productSlotsSchema>;
