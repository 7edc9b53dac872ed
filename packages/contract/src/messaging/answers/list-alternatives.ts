import * as z from 'zod/mini';
import { businessCardSchema } from '../../business/business.ts';
import { defineCall } from '../../call.ts';
import { asQuery, requestParams } from '../request-params.ts';

/** Chosen once, when the time to answer was over; none before, and none for the company that was asked. */
export const listAlternatives = defineCall({
  name: 'list-alternatives',
  room: 'messaging',
  access: 'user',
  summary: 'Companies offered to a buyer whose inquiry was not answered in time',
  method: 'GET',
  path: 'business/request/{rid}/alternatives',
  params: requestParams,
  query: asQuery,
  data: z.array(businessCardSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
