import { checkToken } from './check-token.ts';
import { getSession } from './get-session.ts';
import { logOut } from './log-out.ts';
import { refreshToken } from './refresh-token.ts';

/** Every call of the auth host. */
export const accountCalls = [refreshToken, logOut, getSession, checkToken] as const;
