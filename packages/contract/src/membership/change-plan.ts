import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { paymentOutcomeSchema } from './payment-shapes.ts';

/** A higher plan holds from now on and charges the difference; a lower paid one follows at the end of the period. The present plan takes a lower one that was to follow back. */
export const changePlan = defineCall({
  name: 'change-plan',
  room: 'membership',
  access: 'user',
  idempotent: true,
  summary: "Puts a company's subscription on another plan; for its owner",
  method: 'POST',
  path: 'subscription/change',
  body: z.object({ businessID: idSchema, planId: z.string().check(z.maxLength(100)) }),
  data: paymentOutcomeSchema,
  errors: [
    'ValidationError',
    'PaymentRefused',
    'Forbidden',
    'NotFound',
    'Conflict',
    'TooManyRequests',
    'ServiceUnavailable',
  ],
});
