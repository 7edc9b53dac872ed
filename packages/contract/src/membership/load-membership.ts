import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { membershipSchema } from '../shared/values.ts';
import { billingDetailsSchema, cardSchema, paidLevelSchema, subscriptionSchema } from './payment-shapes.ts';

export const membershipStateSchema = z.object({
  /** What the company is on now. */
  level: membershipSchema,
  /** What it is on without a subscription: standard, or what the operator gave it. */
  grantedLevel: membershipSchema,
  /** Counts the changes; a page that shows an older one loads again. */
  version: z.int(),
  subscription: z.optional(subscriptionSchema),
  card: z.optional(cardSchema),
  billing: z.optional(z.partial(billingDetailsSchema)),
  /** A payment that waits for the holder's bank. */
  openPayment: z.optional(z.object({ changeID: idSchema, level: paidLevelSchema, clientSecret: z.string() })),
});

export type MembershipState = z.output<typeof membershipStateSchema>;

export const loadMembership = defineCall({
  name: 'load-membership',
  room: 'membership',
  access: 'user',
  summary: "A company's membership: its subscription, card and address; for its owner",
  method: 'GET',
  path: 'business/{id}/membership',
  params: idParams,
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
