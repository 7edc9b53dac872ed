import { defineCall } from '../call.ts';
import { tokensSchema } from './tokens.ts';

/** The refresh token travels in the header `x-refresh-token` and is used up by the call (CALL-07). */
export const refreshToken = defineCall({
  name: 'refresh-token',
  room: 'account',
  host: 'accounts',
  access: 'refresh-token',
  summary: 'Exchanges a refresh token for a new pair of tokens',
  method: 'POST',
  path: 'refresh-token',
  data: tokensSchema,
  errors: ['TokenNotFound', 'TokenExpiredError', 'SessionError'],
});
