import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { membershipSchema } from '../shared/values.ts';

/**
 * CALL-31, MEM-09, MEM-10. `gateway` says who takes the card: Stripe, the test gateway (which takes Stripe's test cards and no other), or nobody,
 * where the operator has set up no payment. `testMode`: no money moves.
 */
export const loadSubscriptionSetup = defineCall({
  name: 'load-subscription-setup',
  room: 'membership',
  access: 'user',
  summary: 'How memberships are paid for here, and what they cost',
  method: 'GET',
  path: 'subscription/setup',
  data: z.object({
    publicKey: z.string(),
    plans: z.array(z.object({ subscription: membershipSchema, price: z.int(), planId: z.string() })),
    currency: z.string(),
    gateway: z.enum(['stripe', 'test', 'none']),
    testMode: z.boolean(),
  }),
  errors: [],
});
