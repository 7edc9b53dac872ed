import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

export interface OpenSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const now = sql<Date>`now()`;

/** The browsers in which somebody is signed in on this host, the latest first. */
export function listSessions(db: Kysely<Database>, userID: string): Promise<OpenSession[]> {
  return db
    .selectFrom('account.session')
    .select([
      'id',
      'user_agent as userAgent',
      'ip_address as address',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userID)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .execute();
}

/** Ends a browser's session; a trigger ends the tokens of all its sites and tells the APIs. */
export async function endSession(db: Kysely<Database>, userID: string, sessionID: string): Promise<void> {
  await db.deleteFrom('account.session').where('id', '=', sessionID).where('user_id', '=', userID).execute();
}

/** Ends everything that somebody is signed in with, but what belongs to one session. */
export async function endOthers(db: Kysely<Database>, userID: string, sessionID: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('account.session')
      .where('user_id', '=', userID)
      .where('id', '!=', sessionID)
      .execute();
    // Those of sessions that were over by themselves.
    await transaction
      .updateTable('account.refresh_family')
      .set({ revoked_at: now })
      .where('user_id', '=', userID)
      .where('revoked_at', 'is', null)
      .where((or) => or.or([or('session_id', 'is', null), or('session_id', '!=', sessionID)]))
      .execute();
  });
}

/**
 * Does something that replaces this browser's session by a new one (better-auth does so when the second step changes), and
 * keeps its sites signed in: their tokens move to the new session instead of ending with the old one.
 */
export async function keepFamilies<T>(
  db: Kysely<Database>,
  { userId, id }: { userId: string; id: string },
  replace: () => Promise<T>,
): Promise<T> {
  const moved = await db
    .updateTable('account.refresh_family')
    .set({ session_id: null })
    .where('user_id', '=', userId)
    .where('session_id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  try {
    return await replace();
  } finally {
    const sessions = await listSessions(db, userId);
    const old = sessions.find((session) => session.id === id);
    const newest = sessions.toSorted((one, other) => other.id.localeCompare(one.id))[0];
    const heir = old ?? newest;
    if (moved.length > 0 && heir)
      await db
        .updateTable('account.refresh_family')
        .set({ session_id: heir.id })
        .where(
          'id',
          'in',
          moved.map((family) => family.id),
        )
        .execute();
  }
}
