import {
  homeBusinessesPerType,
  homeBusinessTypes,
} from '@wbn/contract/search/list-last-registered-businesses.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { businessCardColumns } from '../business/business-card.sql.ts';

const groups = sql<{ code: string; position: number }>`
  unnest(${sql.lit(`{${homeBusinessTypes.join(',')}}`)}::text[]) with ordinality`;

/** The newest businesses of each group on the home page; reads a few rows per type from an index. */
export const selectLastRegisteredBusinesses = defineStatement((database) =>
  database
    .selectFrom(groups.as<'wanted'>(sql`wanted(code, position)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('business')
          .selectAll()
          .whereRef('business.business_type', '=', 'wanted.code')
          .where('business.is_public', '=', sql.lit(true))
          .orderBy('business.created_at', 'desc')
          .orderBy('business.id', 'desc')
          .limit(homeBusinessesPerType)
          .as('business'),
      (join) => join.onTrue(),
    )
    .select(businessCardColumns)
    .orderBy('wanted.position')
    .orderBy('business.created_at', 'desc')
    .orderBy('business.id', 'desc'),
);
