import { defineCall } from '../../call.ts';
import { connectionParams, inNameOf } from './connection.ts';

/** By whoever asked while it is pending, by either side once it is accepted. NotFound: there is none any more. */
export const endConnection = defineCall({
  name: 'end-connection',
  room: 'social',
  access: 'user',
  summary: 'Takes a connection request back, or ends a connection',
  method: 'DELETE',
  path: 'social/connection/{connectionID}',
  params: connectionParams,
  body: inNameOf,
  data: connectionParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
