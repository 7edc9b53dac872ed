import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { billingDetailsSchema, cardSchema } from './payment-shapes.ts';

const digits = (text: string) => text.replace(/[\s-]/g, '');

/**
 * Replaces Stripe's form in test mode without Stripe. Accepts only the numbers of `test-cards.ts`, so that nobody
 * enters a real card. NotFound where the test gateway does not run.
 */
export const createTestPaymentMethod = defineCall({
  name: 'create-test-payment-method',
  access: 'user',
  summary: 'Creates a payment method from a test card, in test mode',
  method: 'POST',
  path: 'subscription/test-payment-method',
  body: z.object({
    number: z.string().check(z.maxLength(40), z.overwrite(digits)),
    expMonth: z.int().check(z.minimum(1, 'must be 1 to 12'), z.maximum(12, 'must be 1 to 12')),
    expYear: z
      .int()
      .check(z.minimum(2000, 'must have four digits'), z.maximum(2100, 'must have four digits')),
    cvc: z.string().check(z.regex(/^\d{3,4}$/, 'must have 3 or 4 digits')),
    billing: billingDetailsSchema,
  }),
  data: z.object({ paymentMethod: z.string(), card: cardSchema }),
  errors: ['ValidationError', 'NotFound', 'TooManyRequests'],
});

/** Replaces the bank's authentication window in test mode without Stripe; `confirm-payment` follows. */
export const answerTestBank = defineCall({
  name: 'answer-test-bank',
  access: 'user',
  summary: "Simulates the result of the bank's authentication, in test mode",
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
