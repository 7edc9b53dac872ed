import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { asQuery, requestParams } from './request-params.ts';

/** The other side hears it over the event stream; it holds for some seconds. */
export const tellTyping = defineCall({
  name: 'tell-typing',
  room: 'messaging',
  access: 'user',
  summary: 'Says that one is writing',
  method: 'POST',
  path: 'business/request/{rid}/typing',
  params: requestParams,
  query: asQuery,
  data: z.object({}),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
