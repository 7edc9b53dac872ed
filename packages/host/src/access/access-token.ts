import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { CallError } from '../errors/call-error.ts';

/** The owner of a token: the person and the refresh token family it was issued from. */
export interface Bearer {
  readonly userID: string;
  readonly familyID: string;
  /** Present in tokens of the operator's desk, which are of no use elsewhere. */
  readonly desk?: DeskClaims;
}

export interface DeskClaims {
  /** Epoch seconds of the last time that the second factor was given. */
  readonly secondFactorAt: number;
}

export const accessTokenAlgorithm = 'EdDSA';
export const accessTokenAudience = 'wbn';
/** Audience of tokens of the operator's desk. */
export const deskTokenAudience = 'wbn-desk';
/** Maximum length; issued tokens have about 400 characters. */
const longest = 2_000;
const bearerForm = /^Bearer(?: +(\S*))? *$/i;

/** Returns the token of an `Authorization` header; undefined without a header and for any other scheme. */
export function findBearerToken(header: string | undefined): string | undefined {
  return bearerForm.exec(header ?? '')?.[1] || undefined;
}

/** Like `findBearerToken`, but throws JsonWebTokenError for a header of another form. */
export function readBearerToken(header: string | undefined): string | undefined {
  if (header && !bearerForm.test(header))
    throw new CallError('JsonWebTokenError', 'The header must be: Authorization: Bearer <token>');
  return findBearerToken(header);
}

export interface VerifyOptions {
  /** Finds the public key by the token's key id. */
  readonly findKey: JWTVerifyGetKey;
  /** URL of the auth host, without a trailing slash. */
  readonly issuer: string;
  readonly now: Date;
}

/**
 * Returns the owner of a token after checking its signature; revocation is checked elsewhere. `tokenExpire` is in
 * epoch seconds. A token of the desk has the claim `sfa`, and callers must tell the two kinds apart. Throws TokenExpiredError or JsonWebTokenError.
 */
export async function verifyAccessToken(
  token: string,
  { findKey, issuer, now }: VerifyOptions,
): Promise<Bearer & { tokenExpire: number }> {
  if (token.length > longest || !token.split('.').every(isCanonical)) throw notOurs();
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: [accessTokenAlgorithm],
      issuer,
      audience: [accessTokenAudience, deskTokenAudience],
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: now,
    });
    const { sub = '', sid, exp = 0, aud, sfa } = payload;
    const bearer = { userID: sub, familyID: String(sid), tokenExpire: exp };
    if (aud !== deskTokenAudience) return bearer;
    if (typeof sfa !== 'number') throw notOurs();
    return { ...bearer, desk: { secondFactorAt: sfa } };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw tokenExpired();
    if (error instanceof errors.JOSEError) throw notOurs();
    throw error;
  }
}

/**
 * Accepts a single spelling of each token: base64url decoders ignore padding and unused bits, so that a token would
 * have several.
 */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

export function tokenExpired(): CallError {
  return new CallError('TokenExpiredError', 'The token has expired. Refresh it.');
}

function notOurs(): CallError {
  return new CallError('JsonWebTokenError', 'The token is not one of ours.');
}
