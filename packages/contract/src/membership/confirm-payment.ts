import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { paymentOutcomeSchema } from './payment-shapes.ts';

/** After the holder's bank was asked, whatever it said: what became of the payment. */
export const confirmPayment = defineCall({
  name: 'confirm-payment',
  room: 'membership',
  access: 'user',
  summary: 'What became of a payment that the bank asked about; for the owner',
  method: 'POST',
  path: 'subscription/confirm',
  body: z.object({ businessID: idSchema, changeID: idSchema }),
  data: paymentOutcomeSchema,
  errors: ['ValidationError', 'PaymentRefused', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});
