import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type RefreshedToken, startFamily, type Visitor } from './refresh-tokens.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { handoffLifetime, secondsAfter } from './token-lifetimes.ts';

export interface Handoff {
  readonly userID: string;
  readonly sessionID: string;
  /** From `browserSecret()`: the cookie of the browser that has signed in. */
  readonly browserSecret: string;
  /** What the site sent along to the login: the hash, in base64url, of the verifier that it will show (PKCE). */
  readonly challenge?: string | undefined;
  /** Origin of the site that the person goes to; only a page of it may exchange the code. */
  readonly site: string;
}

/** Makes the code that the browser carries to the site: good once, for a minute, in this browser. */
export async function createHandoff(db: Kysely<Database>, handoff: Handoff, now: Date): Promise<string> {
  const code = newSecret();
  await db
    .insertInto('account.handoff_code')
    .values({
      code_hash: hashSecret(code),
      user_id: handoff.userID,
      session_id: handoff.sessionID,
      browser_hash: handoff.challenge
        ? Buffer.from(handoff.challenge, 'base64url')
        : hashSecret(handoff.browserSecret),
      site: handoff.site,
      created_at: now,
      expires_at: secondsAfter(now, handoffLifetime),
    })
    .execute();
  return code;
}

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
 * Exchanges a code for a new family. A wrong browser or site learns nothing and leaves the code to the right one. Throws
 * CallError.
 */
export async function redeemHandoff(
  db: Kysely<Database>,
  claim: HandoffClaim,
  visitor: Visitor,
  now: Date,
): Promise<RefreshedToken> {
  const { code, browserSecret, verifier, site } = claim;
  const proofs = [browserSecret, verifier].flatMap((proof) => (proof ? [proof] : []));
  if (proofs.length === 0 || !site) throw refused();
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('account.handoff_code')
      .set({ used_at: now })
      .where('code_hash', '=', hashSecret(code))
      .where('browser_hash', 'in', proofs.map(hashSecret))
      .where('site', '=', site)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'session_id'])
      .executeTakeFirst();
    if (!used) throw refused();
    const owner = { userID: used.user_id, sessionID: used.session_id, site };
    return startFamily(transaction, owner, visitor, now);
  });
}

function refused(): CallError {
  return new CallError('SessionError', 'This sign-in link is used, too old or of another browser.');
}
