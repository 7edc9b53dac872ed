import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { fromUserProfile } from './user-profile.sql.ts';

export const selectUserProfile = defineStatement((database, input: { id: string }) =>
  fromUserProfile(database).where('person.id', '=', input.id),
);

export type UserProfileRow = RowOf<typeof selectUserProfile>;
