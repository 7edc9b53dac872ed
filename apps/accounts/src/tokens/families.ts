import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** A browser that is signed in on a site. */
export interface Family {
  readonly familyID: string;
  readonly sessionID: string | null;
  /** Origin of the site. */
  readonly site: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** The time by PostgreSQL's clock, as its triggers write it and the APIs compare it. */
const databaseNow = sql<Date>`now()`;

/** Where a person is signed in, the latest first. */
export async function listFamilies(db: Kysely<Database>, userID: string, now: Date): Promise<Family[]> {
  return db
    .selectFrom('account.refresh_family')
    .select([
      'id as familyID',
      'session_id as sessionID',
      'site',
      'user_agent as userAgent',
      'address',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userID)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

export async function isFamilyAlive(db: Kysely<Database>, familyID: string): Promise<boolean> {
  const family = await db
    .selectFrom('account.refresh_family')
    .select('revoked_at')
    .where('id', '=', familyID)
    .executeTakeFirst();
  return family !== undefined && family.revoked_at === null;
}

/** Its tokens are refused from now on: a trigger notifies every API (`account_revoked`). */
export async function endFamily(db: Kysely<Database>, familyID: string): Promise<void> {
  await db
    .updateTable('account.refresh_family')
    .set({ revoked_at: databaseNow })
    .where('id', '=', familyID)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the auth host's session that a family came from, and with it the families of all sites in that browser. */
export async function endSessionOfFamily(db: Kysely<Database>, familyID: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endFamily(transaction, familyID);
    const family = await transaction
      .selectFrom('account.refresh_family')
      .select('session_id')
      .where('id', '=', familyID)
      .executeTakeFirst();
    if (!family?.session_id) return;
    await transaction.deleteFrom('account.session').where('id', '=', family.session_id).execute();
    // The trigger leaves out sessions that were over by themselves.
    await transaction
      .updateTable('account.refresh_family')
      .set({ revoked_at: databaseNow })
      .where('session_id', '=', family.session_id)
      .where('revoked_at', 'is', null)
      .execute();
  });
}

/** Removes what nobody can use any more: expired families, tokens and codes. */
export async function forgetExpired(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('account.handoff_code').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account.refresh_family').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account.refresh_token').where('expires_at', '<=', now).execute();
}
