import { anyOf, defineStatement, type Given } from '../server/statement.ts';
import { fromUserProfile } from '../social/user-profile.sql.ts';

/** These people, in no order. */
export const selectUserCards = defineStatement(
  'load-user-cards',
  (database, given: Given<{ ids: string[] }>) =>
    fromUserProfile(database).where('person.id', '=', anyOf(given('ids'))),
);
