import { randomUUID } from 'node:crypto';
import {
  accessTokenAlgorithm,
  accessTokenAudience,
  deskTokenAudience,
  verifyAccessToken,
} from '@wbn/host/access/access-token.ts';
import { errors, SignJWT } from 'jose';
import type { RefreshedToken } from './refresh-token.ts';
import type { SigningKeys } from './signing-keys.ts';
import { accessTokenLifetime, epochSeconds } from './token-lifetimes.ts';

export interface AccessTokenOptions {
  readonly keys: SigningKeys;
  /** Address of the auth host. */
  readonly issuer: string;
  readonly now: () => Date;
}

/** Creates access tokens: JWTs signed with EdDSA, valid for 15 minutes wherever the published keys are known. */
export function createAccessTokens({ keys, issuer, now }: AccessTokenOptions) {
  async function findKey({ kid }: { kid?: string }) {
    const key = await keys.find(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    /** For a family: a token of the desk, with the time of the second factor, when the family is one of the desk. */
    async issue({ userID, familyID, expiresAt, secondFactorAt }: Omit<RefreshedToken, 'refreshToken'>) {
      const { kid, key } = await keys.current();
      const issuedAt = epochSeconds(now());
      const tokenExpire = Math.min(issuedAt + accessTokenLifetime, epochSeconds(expiresAt));
      const desk = secondFactorAt && { sfa: epochSeconds(secondFactorAt) };
      const token = await new SignJWT({ sid: familyID, ...desk })
        .setProtectedHeader({ alg: accessTokenAlgorithm, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(desk ? deskTokenAudience : accessTokenAudience)
        .setSubject(userID)
        // Makes two tokens of one second differ; RFC 9068 requires it, too.
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(tokenExpire)
        .sign(key);
      return { token, tokenExpire };
    },

    /** Verifies a token, but not whether its family is still active. Throws CallError. */
    read: (token: string) => verifyAccessToken(token, { findKey, issuer, now: now() }),
  };
}
