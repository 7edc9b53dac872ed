import type { Tokens } from '@wbn/contract/account/account-calls.ts';

/** The local storage keys of a session (SES-02). */
export const sessionKeys = [
  'token',
  'tokenExpire',
  'refreshToken',
  'refreshTokenExpire',
  'userID',
  'profile',
] as const;

type SessionKey = (typeof sessionKeys)[number];

/** The part of the Storage interface that is used here. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Both tokens with their expiries in milliseconds (SES-03). */
export interface Session {
  readonly userID: string;
  readonly token: string;
  readonly tokenExpire: number;
  readonly refreshToken: string;
  readonly refreshTokenExpire: number;
}

/** A session as the auth host sends it: expiries in seconds. */
export interface SessionReply extends Tokens {
  readonly userID: string;
}

/** Reads the session from a storage; undefined when it is missing or incomplete. */
export function readSession(storage: KeyStore): Session | undefined {
  const text = (key: SessionKey) => storage.getItem(key) ?? '';
  const session = {
    userID: text('userID'),
    token: text('token'),
    tokenExpire: Number(text('tokenExpire')),
    refreshToken: text('refreshToken'),
    refreshTokenExpire: Number(text('refreshTokenExpire')),
  };
  return session.userID && (session.token || session.refreshToken) ? session : undefined;
}

/** Storage key of the business that a person acts as; absent: as themselves. */
export const actingKey = 'actingAs';

/** Whether there is a token that expires in the future (SES-04). */
export function isTokenValid(session: Session | undefined, now: number): boolean {
  return !!session?.token && session.tokenExpire > now;
}

/** Whether there is a refresh token that expires in the future (SES-04). */
export function isRefreshTokenValid(session: Session | undefined, now: number): boolean {
  return !!session?.refreshToken && session.refreshTokenExpire > now;
}
