import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  attachFamilies,
  detachFamilies,
  endOtherFamilies,
  endOtherSessions,
  selectSessions,
} from './sessions.sql.ts';

/** Ends all sessions and token families of a person, except those of the session `except`. */
export async function endSessions(
  transaction: Kysely<Database>,
  { userID, except = '' }: { readonly userID: string; readonly except?: string },
): Promise<void> {
  await endOtherSessions.run(transaction, { userID, sessionID: except });
  await endOtherFamilies.run(transaction, { userID, sessionID: except });
}

/**
 * Runs a call that replaces this browser's session (better-auth does so when two-factor sign-in changes) and moves its token families to
 * the new session, so that its sites stay signed in.
 */
export async function keepSitesSignedIn<T>(
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
