import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

/** The sites on which a person is signed in, most recent first. */
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
 * Ends a family; a trigger notifies every API process (`account_revoked`), which then refuses its tokens. Uses PostgreSQL's clock like the
 * triggers.
 */
export const endFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db
    .updateTable('account.refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', familyID)
    .where('revoked_at', 'is', null),
);

/** No row when the family has ended or does not exist. */
export const findActiveFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db
    .selectFrom('account.refresh_family')
    .select('id')
    .where('id', '=', familyID)
    .where('revoked_at', 'is', null),
);

export const findFamilyOfToken = defineStatement((db, { tokenHash }: { tokenHash: Buffer }) =>
  db.selectFrom('account.refresh_token').select('family_id').where('token_hash', '=', tokenHash),
);

export const findSessionOfFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db.selectFrom('account.refresh_family').select('session_id').where('id', '=', familyID),
);

export const deleteSession = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('account.session').where('id', '=', id),
);

/** Needed besides the trigger of `account.session`, which leaves out expired sessions. */
export const endFamiliesOfSession = defineStatement((db, { id }: { id: string }) =>
  db
    .updateTable('account.refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('session_id', '=', id)
    .where('revoked_at', 'is', null),
);

export const findToken = defineStatement((db, { tokenHash }: { tokenHash: Buffer }) =>
  db.selectFrom('account.refresh_token').selectAll().where('token_hash', '=', tokenHash),
);

export type TokenRow = RowOf<typeof findToken>;

export const findSuccessor = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('account.refresh_token').selectAll().where('id', '=', id),
);

/** Locks a family; its tokens are read and changed only under this lock. */
export const lockFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db.selectFrom('account.refresh_family').selectAll().where('id', '=', familyID).forUpdate(),
);

export type FamilyRow = RowOf<typeof lockFamily>;

export const markUsed = defineStatement(
  (db, { id, successorID, now }: { id: string; successorID: string; now: Date }) =>
    db
      .updateTable('account.refresh_token')
      .set({ used_at: now, successor_id: successorID })
      .where('id', '=', id),
);

interface FamilyUpdate {
  readonly familyID: string;
  readonly change: Updateable<Database['account.refresh_family']>;
}

export const updateFamily = defineStatement((db, { familyID, change }: FamilyUpdate) =>
  db.updateTable('account.refresh_family').set(change).where('id', '=', familyID),
);

export const insertHandoff = defineStatement((db, row: Insertable<Database['account.handoff_code']>) =>
  db.insertInto('account.handoff_code').values(row),
);

interface Claim {
  readonly codeHash: Buffer;
  /** Possible hashes, of which one must be the browser's. */
  readonly browserHashes: readonly Buffer[];
  readonly site: string;
  readonly now: Date;
}

/** Uses a code up; no row and no change for another browser or site. */
export const consumeHandoff = defineStatement((db, { codeHash, browserHashes, site, now }: Claim) =>
  db
    .updateTable('account.handoff_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('browser_hash', 'in', browserHashes)
    .where('site', '=', site)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'session_id']),
);

/** The session at the desk that has begun in a browser and has not ended. */
export const findDeskSession = defineStatement((db, { sessionID, now }: { sessionID: string; now: Date }) =>
  db
    .selectFrom('account.session')
    .select(['second_factor_at as secondFactorAt', 'desk_until as until'])
    .where('id', '=', sessionID)
    .where('desk_until', '>', now),
);

interface Until {
  readonly now: Date;
}

export const deleteExpiredHandoffs = defineStatement((db, { now }: Until) =>
  db.deleteFrom('account.handoff_code').where('expires_at', '<=', now),
);

export const deleteExpiredFamilies = defineStatement((db, { now }: Until) =>
  db.deleteFrom('account.refresh_family').where('expires_at', '<=', now),
);

export const deleteExpiredTokens = defineStatement((db, { now }: Until) =>
  db.deleteFrom('account.refresh_token').where('expires_at', '<=', now),
);
