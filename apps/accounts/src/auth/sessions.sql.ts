import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Records that the person of a session has just authenticated. */
export const markAuthenticated = defineStatement((db, { sessionID }: { sessionID: string }) =>
  db.updateTable('account.session').set({ authenticated_at: sql<Date>`now()` }).where('id', '=', sessionID),
);

/** Records that the person of a session has just given a second factor. */
export const markSecondFactor = defineStatement((db, { sessionID }: { sessionID: string }) =>
  db.updateTable('account.session').set({ second_factor_at: sql<Date>`now()` }).where('id', '=', sessionID),
);

/** A session whose person authenticated within the last seconds. */
export const findRecentSignIn = defineStatement(
  (db, { sessionID, seconds }: { sessionID: string; seconds: number }) =>
    db
      .selectFrom('account.session')
      .select('id')
      .where('id', '=', sessionID)
      .where('authenticated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`),
);

interface OfUser {
  readonly userID: string;
}

interface One extends OfUser {
  readonly sessionID: string;
}

/** The browsers in which a person is signed in on this host, most recent first. */
export const selectSessions = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('account.session')
    .select([
      'id',
      'user_agent as userAgent',
      'ip_address as address',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userID)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc'),
);

export type OpenSession = RowOf<typeof selectSessions>;

/** Ends a browser's session; a trigger ends the tokens of all its sites and notifies the APIs. */
export const endSession = defineStatement((db, { userID, sessionID }: One) =>
  db.deleteFrom('account.session').where('id', '=', sessionID).where('user_id', '=', userID),
);

/** Ends the sessions of all other browsers. */
export const endOtherSessions = defineStatement((db, { userID, sessionID }: One) =>
  db.deleteFrom('account.session').where('user_id', '=', userID).where('id', '!=', sessionID),
);

/** Ends the token families of no session or another one; the trigger leaves out those of sessions that have expired. */
export const endOtherFamilies = defineStatement((db, { userID, sessionID }: One) =>
  db
    .updateTable('account.refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('revoked_at', 'is', null)
    .where((or) => or.or([or('session_id', 'is', null), or('session_id', '!=', sessionID)])),
);

/** Detaches a session's token families, so that they do not end with it. */
export const detachFamilies = defineStatement((db, { userID, sessionID }: One) =>
  db
    .updateTable('account.refresh_family')
    .set({ session_id: null })
    .where('user_id', '=', userID)
    .where('session_id', '=', sessionID)
    .where('revoked_at', 'is', null)
    .returning('id'),
);

export const attachFamilies = defineStatement(
  (db, { ids, sessionID }: { ids: readonly string[]; sessionID: string }) =>
    db.updateTable('account.refresh_family').set({ session_id: sessionID }).where('id', '=', anyOf(ids)),
);
