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
 * Ends the session of the refresh token in `x-refresh-token`, or of the access token when the browser has no other
 * (CALL-09), and clears the auth host's cookie. Also succeeds for tokens that are no longer valid.
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
 * `token` is the single-use code that the auth host puts into the address of the hand-off screen; it is valid for one
 * minute (CALL-10). The code is bound to the browser that signed in: by the verifier whose hash (`challenge`) went
 * along to the login, or, without one, by the auth host's cookie. The call is therefore made with credentials.
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
  summary: 'Person and expiry of an access token',
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
