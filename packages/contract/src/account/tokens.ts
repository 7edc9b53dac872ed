import * as z from 'zod/mini';

/** The two tokens of a session; expiries are epoch seconds on the wire. */
export const tokens = {
  /** Access token: a JWT, good for 15 minutes at every host that takes it. */
  token: z.string(),
  tokenExpire: z.int(),
  /** Good for one refresh within 30 days. */
  refreshToken: z.string(),
  refreshTokenExpire: z.int(),
};

export const tokensSchema = z.object(tokens);
export type Tokens = z.output<typeof tokensSchema>;
