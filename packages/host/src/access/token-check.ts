import type { JWTVerifyGetKey } from 'jose';
import { sessionEnded } from '../errors/call-error.ts';
import { type Bearer, tokenExpired, verifyAccessToken } from './access-token.ts';

/** Throws CallError for a rejected token. Returns synchronously for a token that was checked before. */
export type TokenCheck = (token: string) => Bearer | Promise<Bearer>;

export interface TokenCheckOptions {
  /** Finds the auth host's public keys. */
  readonly findKey: JWTVerifyGetKey;
  /** URL of the auth host. */
  readonly issuer: string;
  readonly revoked: { has(familyID: string): boolean };
  readonly now?: () => number;
}

interface Checked {
  readonly bearer: Bearer;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly checkedAt: number;
}

/**
 * Number of cached checks: a signature check takes longer than loading a company, and a browser sends the same token
 * for 15 minutes.
 */
const keptTokens = 20_000;
/** Milliseconds after which a signature is checked again, because its key may have been withdrawn. */
const keptFor = 5 * 60_000;

/** Creates a check of access tokens by the auth host's published keys, without database queries. */
export function createTokenCheck(options: TokenCheckOptions): TokenCheck {
  const { findKey, issuer, revoked, now = Date.now } = options;
  const kept = new Map<string, Checked>();

  function admit({ bearer, expiresAt }: Checked): Bearer {
    if (expiresAt <= now()) throw tokenExpired();
    if (revoked.has(bearer.familyID)) throw sessionEnded();
    return bearer;
  }

  async function check(token: string): Promise<Bearer> {
    const checkedAt = now();
    const { tokenExpire, ...bearer } = await verifyAccessToken(token, {
      findKey,
      issuer,
      now: new Date(checkedAt),
    });
    const checked = { bearer, expiresAt: tokenExpire * 1000, checkedAt };
    kept.delete(token);
    const oldest = kept.size >= keptTokens && kept.keys().next();
    if (oldest && !oldest.done) kept.delete(oldest.value);
    kept.set(token, checked);
    return admit(checked);
  }

  return (token) => {
    const checked = kept.get(token);
    return checked && now() - checked.checkedAt < keptFor ? admit(checked) : check(token);
  };
}
