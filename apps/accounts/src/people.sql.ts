import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Whether an e-mail address (a column, in lower case) belonged to a person at a moment (a column). */
export function wasAddressOf(
  userID: string,
  email: RawBuilder<unknown>,
  moment: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from account.address address
    where address.user_id = ${userID} and address.email = ${email} and address.until > ${moment})`;
}

export const selectPersonName = defineStatement((db, { userID }: { userID: string }) =>
  db.selectFrom('user_profile').select(['first_name', 'last_name']).where('id', '=', userID),
);

/** The account with an e-mail address, case-insensitively. */
export const findPersonByEmail = defineStatement((db, { email }: { email: string }) =>
  fromPeople(db).where('account.user.email', '=', email.toLowerCase()),
);

export const findPerson = defineStatement((db, { id }: { id: string }) =>
  fromPeople(db).where('account.user.id', '=', id),
);

export type Person = RowOf<typeof findPerson>;

/** The hash of a person's password. */
export const findPasswordHash = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('account.account')
    .select('password')
    .where('user_id', '=', userID)
    .where('provider_id', '=', 'credential'),
);

/** The session of a better-auth token. */
export const findSession = defineStatement((db, { token }: { token: string }) =>
  db.selectFrom('account.session').select(['id', 'user_id as userId']).where('token', '=', token),
);

export const markVerified = defineStatement((db, { userID }: { userID: string }) =>
  db.updateTable('account.user').set({ email_verified: true }).where('id', '=', userID),
);

function fromPeople(db: Kysely<Database>) {
  return db
    .selectFrom('account.user')
    .innerJoin('user_profile', 'user_profile.id', 'account.user.id')
    .select([
      'account.user.id as id',
      'account.user.email as email',
      'user_profile.first_name as firstName',
      'account.user.email_verified as verified',
    ]);
}
