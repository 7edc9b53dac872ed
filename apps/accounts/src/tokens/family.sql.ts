import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

/** Where a person is signed in on sites, the latest first. */
export const selectFamilies = defineStatement((db, { userID, now }: { userID: string; now: Date }) =>
  db
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
    .orderBy('last_used_at', 'desc'),
);

/** A browser that is signed in on a site; `site` is its origin. */
export type Family = RowOf<typeof selectFamilies>;

export const insertFamily = defineStatement((db, row: Insertable<Database['account.refresh_family']>) =>
  db.insertInto('account.refresh_family').values(row),
);

export const insertToken = defineStatement((db, row: Insertable<Database['account.refresh_token']>) =>
  db.insertInto('account.refresh_token').values(row),
);

/**
 * Its tokens are refused from now on: a trigger notifies every API (`account_revoked`). The time is PostgreSQL's, as its triggers write
 * it and the APIs compare it.
 */
export const endFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db
    .updateTable('account.refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', familyID)
    .where('revoked_at', 'is', null),
);
