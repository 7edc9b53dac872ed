import type { JWTVerifyGetKey } from 'jose';
import { createRevokedFamilies } from './revoked-families.ts';
import { createTokenCheck, type TokenCheck } from './token-check.ts';

export interface OpenTokenCheckOptions {
  /** Where the auth host writes what it revokes. */
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly findKey: JWTVerifyGetKey;
  /** Address of the auth host, as it stands in the tokens. */
  readonly issuer: string;
  /** Told each time that what is revoked cannot be heard. */
  readonly onFailure: (error: unknown) => void;
}

/** Tokens are checked by the auth host's keys; what it revokes is heard from the database. Throws when that cannot be reached. */
export async function openTokenCheck({
  findKey,
  issuer,
  ...listening
}: OpenTokenCheckOptions): Promise<{ check: TokenCheck; stop(): Promise<void> }> {
  const revoked = createRevokedFamilies(listening);
  await revoked.start();
  return { check: createTokenCheck({ findKey, issuer, revoked }), stop: () => revoked.stop() };
}
