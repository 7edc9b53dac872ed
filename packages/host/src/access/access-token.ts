import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { CallError } from '../errors/call-error.ts';

/** Who a token is for: the person, and the refresh family that it came from. */
export interface Bearer {
  readonly userID: string;
  readonly familyID: string;
}

export const accessTokenAlgorithm = 'EdDSA';
export const accessTokenAudience = 'wbn';
/** Our tokens have some 400 characters. */
const longest = 2_000;
const bearerForm = /^Bearer(?: +(\S*))? *$/i;

/** The token of an `Authorization` header; undefined when it has none, as visitors send it, or says something else. */
export function findBearerToken(header: string | undefined): string | undefined {
  return bearerForm.exec(header ?? '')?.[1] || undefined;
}

/** The same, but throws JsonWebTokenError for a header that says something else. */
export function readBearerToken(header: string | undefined): string | undefined {
  if (header && !bearerForm.test(header))
    throw new CallError('JsonWebTokenError', 'The header must be: Authorization: Bearer <token>');
  return findBearerToken(header);
}

export interface VerifyOptions {
  /** Finds the key that a token says it was signed with. */
  readonly findKey: JWTVerifyGetKey;
  /** Address of the auth host, without a slash at the end. */
  readonly issuer: string;
  readonly now: Date;
}

/**
 * Whose a token is, by its signature alone; whether the family still lives is another question. `tokenExpire` is in epoch seconds.
 * Throws TokenExpiredError or JsonWebTokenError.
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
      audience: accessTokenAudience,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: now,
    });
    const { sub = '', sid, exp = 0 } = payload;
    return { userID: sub, familyID: String(sid), tokenExpire: exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw tokenExpired();
    if (error instanceof errors.JOSEError) throw notOurs();
    throw error;
  }
}

/** Decoders forgive padding and spare bits; a token has one spelling, so that nobody's copy of it looks like another one. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

export function tokenExpired(): CallError {
  return new CallError('TokenExpiredError', 'The token has expired. Refresh it.');
}

function notOurs(): CallError {
  return new CallError('JsonWebTokenError', 'The token is not one of ours.');
}
