import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';

/** Amounts in cents: what an upgrade charges now, for the rest of the period, and what the next year costs. */
export const previewPlanChange = defineCall({
  name: 'preview-plan-change',
  room: 'membership',
  access: 'user',
  summary: 'What another plan would cost a company that has one; for its owner',
  method: 'GET',
  path: 'subscription/preview',
  query: z.object({ businessID: idSchema, planId: z.string().check(z.maxLength(100)) }),
  data: z.object({ dueNow: z.int(), renewal: z.int(), renewsAt: z.string(), currency: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
});
