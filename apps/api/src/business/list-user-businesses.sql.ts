import { defineStatement, type Given } from '../server/statement.ts';
import { businessCardColumns } from './business-card.sql.ts';

/** Businesses of a person, in the order of joining them. */
export const selectUserBusinesses = defineStatement(
  'list-user-businesses',
  (database, given: Given<{ userID: string }>) =>
    database
      .selectFrom('business_member as member')
      .innerJoin('business', 'business.id', 'member.business_id')
      .select(businessCardColumns)
      .where('member.user_id', '=', given('userID'))
      .orderBy('member.created_at')
      .orderBy('business.id')
      .limit(100),
);
