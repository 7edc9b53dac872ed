import { getSession, handoffSchema } from '@wbn/contract/account/get-session.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { readBrowserSecret } from './browser-secret.ts';
import { useHandoff } from './get-session.sql.ts';
import { readVisitor } from './read-request.ts';
import { hashSecret } from './secrets.ts';
import { type RefreshedToken, startFamily, type Visitor } from './start-family.ts';
import type { HandoffClaim, TokenHandler } from './token-handler.ts';

export const getSessionHandler: TokenHandler = {
  call: getSession,
  async answer(request, tokens) {
    const claim = { browserSecret: readBrowserSecret(request), site: request.headers.origin };
    const { token: code, verifier } = readHandoff(request.body);
    return tokens.redeemHandoff({ code, verifier, ...claim }, readVisitor(request));
  },
};

function readHandoff(body: unknown): z.output<typeof handoffSchema> {
  const result = z.safeParse(handoffSchema, body);
  if (!result.success) throw new CallError('ValidationError', 'token: must be the code of a sign-in');
  return result.data;
}

/**
 * Exchanges a code for a new family. A wrong browser or site learns nothing and leaves the code to the right one. Throws
 * CallError.
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
