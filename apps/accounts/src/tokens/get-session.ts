import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { useHandoff } from './handoff.sql.ts';
import { hashSecret } from './secrets.ts';
import { type RefreshedToken, startFamily, type Visitor } from './start-family.ts';

export interface HandoffClaim {
  readonly code: string;
  /** What the browser's cookie holds. */
  readonly browserSecret: string | undefined;
  /** What the page's challenge was made of. */
  readonly verifier?: string | undefined;
  /** Origin of the page that asks. */
  readonly site: string | undefined;
}

/**
 * Exchanges a code for a new family. A wrong browser or site does not use the code up. Throws CallError.
 */
export async function redeemHandoff(
  db: Kysely<Database>,
  { code, browserSecret, verifier, site }: HandoffClaim,
  visitor: Visitor,
  now: Date,
): Promise<RefreshedToken> {
  const proofs = [browserSecret, verifier].flatMap((proof) => (proof ? [proof] : []));
  if (proofs.length === 0 || !site) throw refused();
  return db.transaction().execute(async (transaction) => {
    const claim = { codeHash: hashSecret(code), browserHashes: proofs.map(hashSecret), site, now };
    const used = await useHandoff.first(transaction, claim);
    if (!used) throw refused();
    const owner = { userID: used.user_id, sessionID: used.session_id, site };
    return startFamily(transaction, owner, visitor, now);
  });
}

function refused(): CallError {
  return new CallError('SessionError', 'This sign-in link is used, too old or of another browser.');
}
