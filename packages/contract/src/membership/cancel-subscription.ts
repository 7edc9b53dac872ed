import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { membershipStateSchema } from './load-membership.ts';

/** The plan stays until the period ends; until then `resume-subscription` takes it back. */
export const cancelSubscription = defineCall({
  name: 'cancel-subscription',
  room: 'membership',
  access: 'user',
  idempotent: true,
  summary: "Ends a company's subscription with its period; for its owner",
  method: 'POST',
  path: 'subscription/cancel',
  body: z.object({ businessID: idSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});
