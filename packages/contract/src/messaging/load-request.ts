import { defineCall } from '../call.ts';
import { openRequestSchema } from './request.ts';
import { asQuery, requestParams } from './request-params.ts';

export const loadRequest = defineCall({
  name: 'load-request',
  room: 'messaging',
  access: 'user',
  summary: 'One thread, with what was asked for and how far each side has read',
  method: 'GET',
  path: 'business/request/{rid}',
  params: requestParams,
  query: asQuery,
  data: openRequestSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
