import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { fromUserProfile } from './user-profile.sql.ts';

/** A person with what only they may see; the address is the account's. */
export const selectOwnProfile = defineStatement((db, { userID }: { userID: string }) =>
  fromUserProfile(db)
    .leftJoin('account.user as login', 'login.id', 'person.id')
    .select(['person.mobile_phone', 'person.gender', 'person.version', 'login.email'])
    .where('person.id', '=', userID),
);

export type OwnProfileRow = RowOf<typeof selectOwnProfile>;

export const selectUserProfile = defineStatement((database, input: { id: string }) =>
  fromUserProfile(database).where('person.id', '=', input.id),
);

export type UserProfileRow = RowOf<typeof selectUserProfile>;
