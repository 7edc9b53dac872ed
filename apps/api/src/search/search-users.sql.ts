import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { fromUserProfile } from '../social/user-profile.sql.ts';

/** The given people, in no order. */
export const selectUserCards = defineStatement((database, input: { ids: string[] }) =>
  fromUserProfile(database).where('person.id', '=', anyOf(input.ids)),
);
