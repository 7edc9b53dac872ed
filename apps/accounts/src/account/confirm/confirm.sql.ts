import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Remembers that the person of a session has just proved who they are. */
export const markAuthenticated = defineStatement((db, { sessionID }: { sessionID: string }) =>
  db.updateTable('account.session').set({ authenticated_at: sql<Date>`now()` }).where('id', '=', sessionID),
);

/** A session whose person has proved who they are in the last seconds. */
export const findRecentSignIn = defineStatement(
  (db, { sessionID, seconds }: { sessionID: string; seconds: number }) =>
    db
      .selectFrom('account.session')
      .select('id')
      .where('id', '=', sessionID)
      .where('authenticated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`),
);
