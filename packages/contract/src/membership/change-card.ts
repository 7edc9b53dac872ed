import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { paymentOutcomeSchema, providerIdSchema } from './payment-shapes.ts';

/** The next payments come from this card; what is overdue is paid with it at once. */
export const changeCard = defineCall({
  name: 'change-card',
  room: 'membership',
  access: 'user',
  idempotent: true,
  summary: "Takes another card for a company's subscription; for its owner",
  method: 'POST',
  path: 'subscription/card',
  body: z.object({ businessID: idSchema, paymentMethod: providerIdSchema }),
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
