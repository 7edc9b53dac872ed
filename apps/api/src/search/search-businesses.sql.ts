import { anyOf, prepareStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { businessCardColumns } from '../business/business-card.sql.ts';

/** Cards of these businesses with their likes, in no order. */
export const selectBusinessCards = prepareStatement(
  'search-businesses',
  (database, input: { ids: string[] }) =>
    database
      .selectFrom('business')
      .leftJoin('reaction_summary as likes', 'likes.resource_id', 'business.id')
      .select(businessCardColumns)
      .select(['business.general_description', sql<number>`coalesce(likes.like_count, 0)`.as('like_count')])
      .where('business.id', '=', anyOf(input.ids))
      // One may have been taken off the site since it was found.
      .where('business.is_public', '=', sql.lit(true)),
);
