import { defineStatement, type Given } from '../server/statement.ts';
import { fromUserProfile } from './user-profile.sql.ts';

export const selectUserProfile = defineStatement(
  'load-public-profile',
  (database, given: Given<{ id: string }>) => fromUserProfile(database).where('person.id', '=', given('id')),
);
