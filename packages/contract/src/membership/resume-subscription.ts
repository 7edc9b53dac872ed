import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { membershipStateSchema } from './load-membership.ts';

/** Until the period ends; afterwards there is nothing to resume (Conflict). */
export const resumeSubscription = defineCall({
  name: 'resume-subscription',
  room: 'membership',
  access: 'user',
  idempotent: true,
  summary: 'Lets a subscription that was cancelled go on; for its owner',
  method: 'POST',
  path: 'subscription/resume',
  body: z.object({ businessID: idSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});
