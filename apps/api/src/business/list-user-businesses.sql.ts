import { prepareStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { businessCardColumns } from './business-card.sql.ts';

/** Public businesses of a person, in the order of joining them. */
export const selectUserBusinesses = prepareStatement(
  'list-user-businesses',
  (database, input: { userID: string }) =>
    database
      .selectFrom('business_member as member')
      .innerJoin('business', 'business.id', 'member.business_id')
      .select(businessCardColumns)
      .where('member.user_id', '=', input.userID)
      .where('business.is_public', '=', sql.lit(true))
      .orderBy('member.created_at')
      .orderBy('business.id')
      .limit(100),
);
