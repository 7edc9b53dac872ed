import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { businessCardColumns } from './business-card.sql.ts';

/** Businesses of a person that a viewer may see, all of their own, in the order of joining them. */
export const selectUserBusinesses = defineStatement((database, input: { userID: string; viewerID: string }) =>
  database
    .selectFrom('business_member as member')
    .innerJoin('business', 'business.id', 'member.business_id')
    .select(businessCardColumns)
    .where('member.user_id', '=', input.userID)
    .where(
      sql<boolean>`(business.is_public or (business.deleted_at is null and member.user_id = ${input.viewerID}))`,
    )
    .orderBy('member.created_at')
    .orderBy('business.id')
    .limit(100),
);
