import { defineCall } from '../call.ts';
import { requestSchema } from './request.ts';
import { asQuery, requestParams } from './request-params.ts';

/** CALL-37. Either side may; a second time changes nothing. One that waits for a look is withdrawn: the receiver never sees it. */
export const endRequest = defineCall({
  name: 'end-request',
  room: 'messaging',
  access: 'user',
  summary: 'Ends a conversation: nobody can write in it any more',
  method: 'POST',
  path: 'business/request/{rid}/end-request',
  params: requestParams,
  query: asQuery,
  data: requestSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
