import type { Database, UserProfileTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

/** Registrations of an address wait for each other until the transaction ends: of two at once each would find no account. */
export const lockAddress = defineStatement(
  (_, { email }: { email: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email}`}, 0))`,
);

/** Locks the account that has an address, until the transaction ends. */
export const lockUser = defineStatement((db, { email }: { email: string }) =>
  db.selectFrom('account.user').select(['id', 'email_verified']).where('email', '=', email).forUpdate(),
);

/** No row when somebody has the user name. */
export const insertProfile = defineStatement((db, row: Insertable<UserProfileTable>) =>
  db
    .insertInto('user_profile')
    .values(row)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id'),
);

export const insertUser = defineStatement((db, row: Insertable<Database['account.user']>) =>
  db.insertInto('account.user').values(row),
);

/** A way to sign in: a password. */
export const insertCredential = defineStatement((db, row: Insertable<Database['account.account']>) =>
  db.insertInto('account.account').values(row),
);

interface Change<Table> {
  readonly userID: string;
  readonly change: Updateable<Table>;
}

export const updateProfile = defineStatement((db, { userID, change }: Change<UserProfileTable>) =>
  db.updateTable('user_profile').set(change).where('id', '=', userID),
);

export const updateUser = defineStatement((db, { userID, change }: Change<Database['account.user']>) =>
  db.updateTable('account.user').set(change).where('id', '=', userID),
);

export const updateCredential = defineStatement(
  (db, { userID, change }: Change<Database['account.account']>) =>
    db
      .updateTable('account.account')
      .set(change)
      .where('user_id', '=', userID)
      .where('provider_id', '=', 'credential'),
);

/** What the person wrote to a company before they registered is theirs alone from now on. */
export const bindFirstWords = defineStatement((db, { id, userID }: { id: string; userID: string }) =>
  db.updateTable('first_words').set({ user_id: userID }).where('id', '=', id).where('user_id', 'is', null),
);
