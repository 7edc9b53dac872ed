import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  attachFamilies,
  detachFamilies,
  endOtherFamilies,
  endOtherSessions,
  selectSessions,
} from './sessions.sql.ts';

/** Ends everything that somebody is signed in with, but what belongs to one session where that is named. */
export async function endSessions(
  transaction: Kysely<Database>,
  { userID, except = '' }: { readonly userID: string; readonly except?: string },
): Promise<void> {
  await endOtherSessions.run(transaction, { userID, sessionID: except });
  await endOtherFamilies.run(transaction, { userID, sessionID: except });
}

/**
 * Does something that replaces this browser's session by a new one (better-auth does so when the second step changes), and
 * keeps its sites signed in: their tokens move to the new session instead of ending with the old one.
 */
export async function keepFamilies<T>(
  db: Kysely<Database>,
  { userId: userID, id }: { userId: string; id: string },
  replace: () => Promise<T>,
): Promise<T> {
  const moved = await detachFamilies.all(db, { userID, sessionID: id });
  try {
    return await replace();
  } finally {
    const sessions = await selectSessions.all(db, { userID });
    const old = sessions.find((session) => session.id === id);
    const newest = sessions.toSorted((one, other) => other.id.localeCompare(one.id))[0];
    const heir = old ?? newest;
    const ids = moved.map((family) => family.id);
    if (ids.length > 0 && heir) await attachFamilies.run(db, { ids, sessionID: heir.id });
  }
}
