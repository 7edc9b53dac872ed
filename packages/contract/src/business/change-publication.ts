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

/** Nobody finds it from then on. It can be brought back until `goneAt`, 30 days, then it is gone with everything of it. */
export const deleteBusiness = defineCall({
  name: 'delete-business',
  access: 'user',
  summary: 'Deletes a company; for its owner, with a sign-in of the last ten minutes',
  method: 'DELETE',
  path: 'business/profile/{id}',
  params: idParams,
  data: z.object({ businessID: z.string(), goneAt: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound'],
});

/** It comes back as it was: what was published is public at once. */
export const restoreBusiness = defineCall({
  name: 'restore-business',
  access: 'user',
  summary: 'Brings a deleted company back; for its owner, within 30 days',
  method: 'POST',
  path: 'business/{id}/restore',
  params: idParams,
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
