import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessProfileSchema, businessSessionSchema } from './business.ts';

/** It comes back as it was: what was published is public at once. */
export const restoreBusiness = defineCall({
  name: 'restore-business',
  room: 'business',
  access: 'user',
  summary: 'Brings a deleted company back; for its owner, within 30 days',
  method: 'POST',
  path: 'business/{id}/restore',
  params: idParams,
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
