import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { membershipStateSchema } from './load-membership.ts';
import { billingDetailsSchema } from './payment-shapes.ts';

/** On the invoices that follow; those that were sent stay as they are. */
export const changeBilling = defineCall({
  name: 'change-billing',
  room: 'membership',
  access: 'user',
  summary: "Name, address and tax id on a company's invoices; for its owner",
  method: 'POST',
  path: 'subscription/billing',
  body: z.object({ businessID: idSchema, billing: billingDetailsSchema }),
  data: membershipStateSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});
