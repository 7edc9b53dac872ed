import { errors, jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys.ts';
import { TokenError } from './token-error.ts';
import { accessTokenLifetime, epochSeconds } from './token-lifetimes.ts';

/** Who a token is for, and from which refresh family it came. */
export interface Bearer {
  readonly userID: string;
  readonly familyID: string;
}

export interface AccessTokens {
  issue(bearer: Bearer): Promise<{ token: string; tokenExpire: number }>;
  /** Throws TokenError; whether the family still lives is another question. */
  read(token: string): Promise<Bearer & { tokenExpire: number }>;
}

export interface AccessTokenOptions {
  readonly keys: SigningKeys;
  /** Address of the auth host. */
  readonly issuer: string;
  readonly now: () => Date;
}

const audience = 'wbn';

/** Access tokens: JWT by EdDSA, good for 15 minutes wherever the published keys are known. */
export function createAccessTokens({ keys, issuer, now }: AccessTokenOptions): AccessTokens {
  return {
    async issue({ userID, familyID }) {
      const { kid, key } = await keys.current();
      const issuedAt = epochSeconds(now());
      const tokenExpire = issuedAt + accessTokenLifetime;
      const token = await new SignJWT({ sid: familyID })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userID)
        .setIssuedAt(issuedAt)
        .setExpirationTime(tokenExpire)
        .sign(key);
      return { token, tokenExpire };
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = await keys.find(kid);
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: ['EdDSA'],
            issuer,
            audience,
            requiredClaims: ['sub', 'sid', 'iat', 'exp'],
            currentDate: now(),
          },
        );
        const { sub = '', sid, exp = 0 } = payload;
        return { userID: sub, familyID: String(sid), tokenExpire: exp };
      } catch (error) {
        if (error instanceof errors.JWTExpired)
          throw new TokenError('TokenExpiredError', 'The token has expired.');
        if (error instanceof errors.JOSEError)
          throw new TokenError('JsonWebTokenError', 'The token is not one of ours.');
        throw error;
      }
    },
  };
}
