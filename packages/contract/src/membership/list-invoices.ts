import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { invoiceSchema, providerIdSchema } from './payment-shapes.ts';

/** Newest first, 12 at a time, without what was called off before anything was paid; `nextID` asks for what is older, null at the end. */
export const listInvoices = defineCall({
  name: 'list-invoices',
  room: 'membership',
  access: 'user',
  summary: "A company's invoices; for its owner",
  method: 'GET',
  path: 'business/{id}/invoices',
  params: idParams,
  query: z.object({ nextID: z.optional(providerIdSchema) }),
  data: z.array(invoiceSchema),
  siblings: { nextID: z.nullable(z.string()) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
