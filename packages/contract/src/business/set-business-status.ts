import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessProfileSchema, businessSessionSchema } from './business.ts';

/**
 * A published company is found, with its products; an unpublished one is seen by its own people only, and nothing of it is lost.
 * ValidationError: `fields` names what publishing still needs. The status that it has already changes nothing.
 */
export const setBusinessStatus = defineCall({
  name: 'set-business-status',
  room: 'business',
  access: 'user',
  summary: 'Publishes a company or takes it off the site; for its owner and admins',
  method: 'PUT',
  path: 'business/{id}/status',
  params: idParams,
  body: z.object({ status: z.enum(['published', 'unpublished']) }),
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
