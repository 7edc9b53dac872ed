import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { mailAddressLimit } from '../shared/mail-address.ts';
import { paymentOutcomeSchema, providerIdSchema, taxIdSchema } from './payment-shapes.ts';

/**
 * CALL-32. `paymentMethod` comes from the provider's form in the browser and carries the name and address that were typed. Conflict: the company has a
 * subscription already, or a payment of it is under way.
 */
export const subscribe = defineCall({
  name: 'subscribe',
  room: 'membership',
  access: 'user',
  idempotent: true,
  summary: "Buys a company's yearly membership; for its owner",
  method: 'POST',
  path: 'subscription/subscribe',
  body: z.object({
    paymentMethod: providerIdSchema,
    businessID: idSchema,
    planId: z.string().check(z.maxLength(100)),
    email: z
      .string()
      .check(z.trim(), z.maxLength(mailAddressLimit), z.regex(/^\S+@\S+\.\S+$/, 'must be an e-mail address')),
    taxId: z.optional(taxIdSchema),
  }),
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
