import type { JWTVerifyGetKey } from 'jose';
import { createRevokedFamilies } from './revoked-families.ts';
import { createTokenCheck, type TokenCheck } from './token-check.ts';

export interface OpenTokenCheckOptions {
  /** Database in which the auth host stores revocations. */
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly findKey: JWTVerifyGetKey;
  /** URL of the auth host, as in the tokens' `iss`. */
  readonly issuer: string;
  /** Called whenever revocations cannot be received. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Opens a check of access tokens by the auth host's public keys and the revocations in the database. Throws when the
 * database is unreachable.
 */
export async function openTokenCheck({
  findKey,
  issuer,
  ...listening
}: OpenTokenCheckOptions): Promise<{ check: TokenCheck; stop(): Promise<void> }> {
  const revoked = createRevokedFamilies(listening);
  await revoked.start();
  return { check: createTokenCheck({ findKey, issuer, revoked }), stop: () => revoked.stop() };
}
