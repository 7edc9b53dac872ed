import { logOut } from '@wbn/contract/account/log-out.ts';
import { findBearerToken } from '@wbn/host/access/access-token.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { endFamily } from './family.sql.ts';
import { deleteSession, endFamiliesOfSession, findSessionOfFamily } from './log-out.sql.ts';
import { readRefreshToken } from './read-request.ts';
import type { TokenHandler } from './token-handler.ts';

export const logOutHandler: TokenHandler = {
  call: logOut,
  async answer(request, tokens) {
    // What is no token says nothing of who logs out, and does not keep them from it.
    const token = findBearerToken(request.headers.authorization);
    await tokens.logOut({ token, refreshToken: readRefreshToken(request) });
    return {};
  },
};

/** Ends the auth host's session that a family came from, and with it the families of all sites in that browser. */
export async function endSessionOfFamily(db: Kysely<Database>, familyID: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endFamily.run(transaction, { familyID });
    const family = await findSessionOfFamily.first(transaction, { familyID });
    if (!family?.session_id) return;
    await deleteSession.run(transaction, { id: family.session_id });
    await endFamiliesOfSession.run(transaction, { id: family.session_id });
  });
}
