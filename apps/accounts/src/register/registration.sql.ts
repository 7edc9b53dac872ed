import type { Database, UserProfileTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

/** Takes a lock per address until the transaction ends, because two registrations at once would both find no account. */
export const lockAddress = defineStatement(
  (_, { email }: { email: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email}`}, 0))`,
);

/** Locks the account of an address until the transaction ends. */
export const lockUser = defineStatement((db, { email }: { email: string }) =>
  db.selectFrom('account.user').select(['id', 'email_verified']).where('email', '=', email).forUpdate(),
);

/** No row when the user name is taken. */
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

/** Inserts a password as a way to sign in. */
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

/** Binds the message that a visitor wrote to a company before registering to the new person. */
export const bindFirstWords = defineStatement((db, { id, userID }: { id: string; userID: string }) =>
  db.updateTable('first_words').set({ user_id: userID }).where('id', '=', id).where('user_id', 'is', null),
);
