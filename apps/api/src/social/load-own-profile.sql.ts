import { defineStatement, type Given } from '../server/statement.ts';
import { fromOwnProfile } from './own-profile.sql.ts';

export const selectOwnProfile = defineStatement(
  'load-own-profile',
  (database, given: Given<{ userID: string }>) =>
    fromOwnProfile(database).where('person.id', '=', given('userID')),
);
