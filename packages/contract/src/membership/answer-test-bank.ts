import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/** In test mode without Stripe, in place of the window of the holder's bank; `confirm-payment` follows. */
export const answerTestBank = defineCall({
  name: 'answer-test-bank',
  room: 'membership',
  access: 'user',
  summary: 'Says that the holder did, or did not, prove who they are, in test mode',
  method: 'POST',
  path: 'subscription/test-bank',
  body: z.object({
    businessID: idSchema,
    clientSecret: z.string().check(z.maxLength(255)),
    succeeds: z.boolean(),
  }),
  data: z.object({ succeeds: z.boolean() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
