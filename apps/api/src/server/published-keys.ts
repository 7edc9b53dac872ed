import { type CryptoKey, importJWK, type JWK } from 'jose';
import { CallError } from './call-error.ts';

export interface PublishedKeysOptions {
  /** Address of the auth host, without a slash at the end. */
  readonly accountsUrl: string;
  readonly now?: () => number;
}

/** After this many milliseconds the keys are read again, while the ones known go on being used. */
const freshFor = 5 * 60_000;
/** An unknown key id may make us ask this often: anybody can write one into a token. */
const pauseBetween = 5_000;
const timeout = 3_000;
const mostKeys = 20;

/**
 * Finds the auth host's public keys by their id. Throws ServiceUnavailable while they cannot be read: a token that cannot be
 * checked is not a wrong one, and a browser must not lose its session for it.
 */
export function createPublishedKeys({ accountsUrl, now = Date.now }: PublishedKeysOptions) {
  let keys: ReadonlyMap<string, CryptoKey> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  function read(): Promise<void> {
    askedAt = now();
    reading ??= fetchKeys(`${accountsUrl}/.well-known/jwks.json`)
      .then((found) => {
        keys = found;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return async (kid: string): Promise<CryptoKey | undefined> => {
    const since = now() - askedAt;
    const known = keys?.get(kid);
    if (known) {
      if (since > freshFor) read().catch(() => undefined);
      return known;
    }
    if (reading || since > pauseBetween) {
      await read().catch((cause: unknown) => {
        throw unavailable(cause);
      });
    }
    if (!keys) throw unavailable();
    return keys.get(kid);
  };
}

async function fetchKeys(url: string): Promise<Map<string, CryptoKey>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { keys } = (await response.json()) as { keys: JWK[] };
  const ours = keys.filter((jwk) => jwk.kty === 'OKP' && jwk.crv === 'Ed25519' && jwk.kid).slice(0, mostKeys);
  const imported = ours.map(
    async (jwk) => [jwk.kid ?? '', (await importJWK(jwk, 'EdDSA')) as CryptoKey] as const,
  );
  return new Map(await Promise.all(imported));
}

function unavailable(cause?: unknown): CallError {
  const error = new CallError(
    'ServiceUnavailable',
    'Tokens cannot be checked at the moment. Try again shortly.',
  );
  error.cause = cause;
  return error;
}
