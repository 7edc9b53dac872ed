import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { requestSchema } from './request.ts';
import { newRequestSchema } from './send-requests.ts';

/**
 * The operator's own company, never public. Support requests are threads addressed to it, and the staff who answer
 * are its business members.
 */
export const operatorBusinessID = '00000000-0000-7000-8000-000000000001';

/** `PlanLimitReached`: the plan includes no hours of support, or none is left. */
export const askForSupport = defineCall({
  name: 'ask-for-support',
  access: 'user',
  idempotent: true,
  summary:
    'Asks the operator for support from the paid hours, in a thread of the company; for its owner and admins',
  method: 'POST',
  path: 'business/{id}/support-request',
  params: idParams,
  body: z.pick(newRequestSchema, { subject: true, message: true, files: true }),
  data: requestSchema,
  errors: [
    'ValidationError',
    'Forbidden',
    'NotFound',
    'Conflict',
    'PlanLimitReached',
    'TooManyRequests',
    ...fileErrors,
  ],
});
