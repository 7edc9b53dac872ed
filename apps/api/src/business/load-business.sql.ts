import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isKeptBusiness } from './publication/public-business.sql.ts';

/** Businesses with their certificates and likes. */
export const wholeBusinesses = (database: Kysely<Database>) =>
  database
    .selectFrom('business')
    .leftJoin('reaction_summary as likes', 'likes.resource_id', 'business.id')
    .leftJoin('business_answers as answers', 'answers.business_id', 'business.id')
    .selectAll('business')
    .select((business) => [
      sql<number>`coalesce(likes.like_count, 0)`.as('like_count'),
      'answers.rate as answer_rate',
      'answers.median_minutes as answer_minutes',
      jsonArrayFrom(
        business
          .selectFrom('business_certificate as certificate')
          .select(['id', 'name', 'issue_date', 'expire_date', 'photo'])
          .whereRef('certificate.business_id', '=', 'business.id')
          .orderBy('certificate.position')
          .orderBy('certificate.issue_date', 'desc')
          .orderBy('certificate.id'),
      ).as('certificates'),
    ]);

/** One business, whether it is public or not. */
export const selectBusiness = defineStatement((database, input: { id: string }) =>
  wholeBusinesses(database).where('business.id', '=', input.id).where(isKeptBusiness),
);

export type BusinessRow = RowOf<typeof selectBusiness>;
