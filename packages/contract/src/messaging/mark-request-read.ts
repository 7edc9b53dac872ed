import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { asQuery, requestParams } from './request-params.ts';

/** A mark only moves on. While a thread is assigned, what counts as read is what its assignee has read; the other side is told either way. */
export const markRequestRead = defineCall({
  name: 'mark-request-read',
  room: 'messaging',
  access: 'user',
  summary: 'Says up to which message one has read',
  method: 'POST',
  path: 'business/request/{rid}/read',
  params: requestParams,
  query: asQuery,
  body: z.object({ number: z.int().check(z.nonnegative('must be 0 or more')) }),
  data: z.object({ readUntil: z.int(), unread: z.boolean() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
