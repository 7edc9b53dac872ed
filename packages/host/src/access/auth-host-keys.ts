import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import { CallError } from '../errors/call-error.ts';

/** Milliseconds after which the keys are reloaded in the background. */
const freshFor = 5 * 60_000;
/**
 * Minimum milliseconds between requests for an unknown key id or after a failure, because anybody can write a key id
 * into a token.
 */
const pauseBetween = 5_000;
const timeout = 3_000;

/**
 * Returns a function that finds the auth host's public keys, loaded and cached by jose. In addition, cached keys stay
 * in use while they are reloaded or the auth host is unreachable, and failed requests are throttled. Throws
 * ServiceUnavailable while no keys are loaded, since an unchecked token is not invalid and must not end the browser's
 * session.
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
