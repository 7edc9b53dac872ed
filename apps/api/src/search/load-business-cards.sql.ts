import { sql } from 'kysely';
import { businessCardColumns } from '../business/business-card.sql.ts';
import { anyOf, defineStatement, type Given } from '../server/statement.ts';

/** Cards of these businesses with their likes, in no order. */
export const selectBusinessCards = defineStatement(
  'load-business-cards',
  (database, given: Given<{ ids: string[] }>) =>
    database
      .selectFrom('business')
      .leftJoin('reaction_summary as likes', 'likes.resource_id', 'business.id')
      .select(businessCardColumns)
      .select(sql<number>`coalesce(likes.like_count, 0)`.as('like_count'))
      .where('business.id', '=', anyOf(given('ids'))),
);
