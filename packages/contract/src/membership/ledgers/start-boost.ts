import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { idParams, idSchema } from '../../shared/id.ts';
import { boostDays, boostSchema } from './boost.ts';

/**
 * PlanLimitReached: none is left this month, or the plan has none. Conflict: what is to be promoted already is, or buyers do not see it.
 * NotFound: the product is not the company's.
 */
export const startBoost = defineCall({
  name: 'start-boost',
  room: 'membership',
  access: 'user',
  idempotent: true,
  summary: `Spends a boost of the month: the company or one of its products is promoted for ${boostDays} days; for its owner`,
  method: 'POST',
  path: 'business/{id}/boosts',
  params: idParams,
  /** The product to promote; the company itself without it. */
  body: z.object({ productID: z.optional(idSchema) }),
  data: boostSchema,
  siblings: { left: z.int() },
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound', 'Conflict'],
});
