import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** The two tokens of a session; expiries are epoch seconds on the wire. */
const tokens = {
  /** Access token: a JWT, good for 15 minutes at every host that takes it. */
  token: z.string(),
  tokenExpire: z.int(),
  /** Good for one refresh within 30 days. */
  refreshToken: z.string(),
  refreshTokenExpire: z.int(),
};

const tokensSchema = z.object(tokens);
export type Tokens = z.output<typeof tokensSchema>;

/** The refresh token travels in the header `x-refresh-token` and is used up by the call (CALL-07). */
export const refreshToken = defineCall({
  name: 'refresh-token',
  host: 'accounts',
  access: 'refresh-token',
  summary: 'Exchanges a refresh token for a new pair of tokens',
  method: 'POST',
  path: 'refresh-token',
  data: tokensSchema,
  errors: ['TokenNotFound', 'TokenExpiredError', 'SessionError'],
});

/**
 * Ends the session of the refresh token in `x-refresh-token`, or of the access token when that is all the browser has
 * (CALL-09). The auth host's own cookie ends with it. Succeeds for tokens that are dead already.
 */
export const logOut = defineCall({
  name: 'log-out',
  host: 'accounts',
  summary: 'Ends a session: its tokens are refused from now on',
  method: 'POST',
  path: 'logout',
  data: z.object({}),
  errors: [],
});

export const handoffSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  verifier: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * `token` is the code that the auth host has put into the address of the hand-off screen: good once, for a minute, in the
 * browser that signed in (CALL-10). Which browser that was, the verifier tells whose hash went along to the login (`challenge`);
 * a login without one is told by the auth host's cookie, so the call is made with credentials.
 */
export const getSession = defineCall({
  name: 'get-session',
  host: 'accounts',
  summary: 'Exchanges the code of a hand-off for a session',
  method: 'POST',
  path: 'get-session',
  body: handoffSchema,
  data: z.object({ ...tokens, userID: z.string() }),
  errors: ['ValidationError', 'SessionError'],
});

/** CALL-08. */
const checkToken = defineCall({
  name: 'check-token',
  host: 'accounts',
  access: 'user',
  summary: 'Whose access token this is, and until when it is good',
  method: 'GET',
  path: 'check-token',
  data: z.object({
    userID: z.string(),
    /** Epoch seconds. */
    tokenExpire: z.int(),
  }),
  errors: ['TokenNotFound', 'TokenExpiredError', 'JsonWebTokenError', 'SessionError'],
});

/** Every call of the auth host. */
export const accountCalls = [refreshToken, logOut, getSession, checkToken] as const;
