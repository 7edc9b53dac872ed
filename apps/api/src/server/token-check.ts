import { type CryptoKey, errors, jwtVerify } from 'jose';
import { CallError } from './call-error.ts';

/** Who makes a call: the person, and the refresh family that the token came from. */
export interface Bearer {
  readonly userID: string;
  readonly familyID: string;
}

/** Throws CallError for a token that is not accepted. Tells at once who has sent a token that was checked before. */
export type TokenCheck = (token: string) => Bearer | Promise<Bearer>;

export interface TokenCheckOptions {
  /** Public keys of the auth host; undefined for one that it does not have. */
  readonly findKey: (kid: string) => Promise<CryptoKey | undefined>;
  /** Address of the auth host. */
  readonly issuer: string;
  readonly revoked: { has(familyID: string): boolean };
  readonly now?: () => number;
}

interface Checked {
  readonly bearer: Bearer;
  /** Milliseconds. */
  readonly expiresAt: number;
  readonly checkedAt: number;
}

const audience = 'wbn';
/** Our tokens have some 400 characters. */
const longest = 2_000;
/** Checking a signature takes longer than reading a company, and a browser sends the same token for 15 minutes. */
const keptTokens = 20_000;
/** A key may be withdrawn: after this many milliseconds a signature is checked again. */
const keptFor = 5 * 60_000;

/** Checks access tokens by the auth host's published keys, without a database. */
export function createTokenCheck(options: TokenCheckOptions): TokenCheck {
  const { revoked, now = Date.now } = options;
  const kept = new Map<string, Checked>();

  function admit({ bearer, expiresAt }: Checked): Bearer {
    if (expiresAt <= now()) throw expired();
    if (revoked.has(bearer.familyID))
      throw new CallError('SessionError', 'This session has ended. Log in again.');
    return bearer;
  }

  async function check(token: string): Promise<Bearer> {
    const checked = await verify(token, options, new Date(now()));
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

async function verify(token: string, options: TokenCheckOptions, now: Date): Promise<Checked> {
  if (token.length > longest) throw notOurs();
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid = '' }) => {
        const key = await options.findKey(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: ['EdDSA'],
        issuer: options.issuer,
        audience,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        currentDate: now,
      },
    );
    const { sub = '', sid, exp = 0 } = payload;
    return {
      bearer: { userID: sub, familyID: String(sid) },
      expiresAt: exp * 1000,
      checkedAt: now.getTime(),
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw expired();
    if (error instanceof errors.JOSEError) throw notOurs();
    throw error;
  }
}

function expired(): CallError {
  return new CallError('TokenExpiredError', 'The token has expired. Refresh it.');
}

function notOurs(): CallError {
  return new CallError('JsonWebTokenError', 'The token is not one of ours.');
}
