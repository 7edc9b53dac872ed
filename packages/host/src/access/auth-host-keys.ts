import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import { CallError } from '../errors/call-error.ts';

/** After this many milliseconds the keys are read again, while those known go on being used. */
const freshFor = 5 * 60_000;
/** An unknown key id, or a host that does not answer, may make us ask this often: anybody can write an id into a token. */
const pauseBetween = 5_000;
const timeout = 3_000;

/**
 * Finds the auth host's public keys. jose reads and keeps them; what it lacks is here: known keys are used while they are read again
 * or cannot be read, and a host that fails is left alone for a while. Throws ServiceUnavailable when there are none yet: a token that
 * cannot be checked is not a wrong one, and a browser must not lose its session for it.
 */
export function findAuthHostKeys(accountsUrl: string): JWTVerifyGetKey {
  let askedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  const ask: FetchImplementation = async (url, init) => {
    if (Date.now() - failedAt < pauseBetween) throw new Error(`${url} has failed a moment ago`);
    askedAt = Date.now();
    try {
      const response = await fetch(url, init);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      failedAt = Number.NEGATIVE_INFINITY;
      return response;
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  };
  const keys = createRemoteJWKSet(new URL(`${accountsUrl}/.well-known/jwks.json`), {
    cooldownDuration: pauseBetween,
    cacheMaxAge: Number.POSITIVE_INFINITY,
    timeoutDuration: timeout,
    [customFetch]: ask,
  });

  return async (header, token) => {
    if (keys.fresh && Date.now() - askedAt > freshFor) keys.reload().catch(() => undefined);
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error;
      throw unavailable(error);
    }
  };
}

function unavailable(cause: unknown): CallError {
  const error = new CallError(
    'ServiceUnavailable',
    'Tokens cannot be checked at the moment. Try again shortly.',
  );
  error.cause = cause;
  return error;
}
