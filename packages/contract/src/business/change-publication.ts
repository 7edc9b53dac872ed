import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { businessProfileSchema, businessSessionSchema } from './business.ts';

/**
 * A published company and its products appear in searches; an unpublished one is visible to its business members only
 * and loses no data. ValidationError: `fields` names what publishing still needs. Setting the current status again
 * changes nothing.
 */
export const setBusinessStatus = defineCall({
  name: 'set-business-status',
  access: 'user',
  summary: 'Publishes or unpublishes a company; for its owner and admins',
  method: 'PUT',
  path: 'business/{id}/status',
  params: idParams,
  body: z.object({ status: z.enum(['published', 'unpublished']) }),
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * The company disappears from all searches. It can be restored until `goneAt`, 30 days later; then it is deleted with
 * all its data.
 */
export const deleteBusiness = defineCall({
  name: 'delete-business',
  access: 'user',
  summary: 'Deletes a company; for its owner, signed in within the last ten minutes',
  method: 'DELETE',
  path: 'business/profile/{id}',
  params: idParams,
  data: z.object({ businessID: z.string(), goneAt: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'SignInTooOld', 'NotFound'],
});

/** Restores the company unchanged; if it was published it is public at once. */
export const restoreBusiness = defineCall({
  name: 'restore-business',
  access: 'user',
  summary: 'Restores a deleted company; for its owner, within 30 days',
  method: 'POST',
  path: 'business/{id}/restore',
  params: idParams,
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
