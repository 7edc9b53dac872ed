import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { businessCardColumns } from './business-card.sql.ts';
import { importedAt, importSource } from './imported-from.ts';
import { hiddenSlots, usedSlots } from './own-products/product-slots.sql.ts';
import { holdColumns } from './publication/business-hold.sql.ts';
import { publicationColumns } from './publication/present-publication.ts';
import { isKeptBusiness } from './publication/public-business.sql.ts';

/** Query of businesses with their certificates and likes. */
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
      importSource.as('import_source'),
      importedAt.as('imported_on'),
      sql<boolean>`not exists (select from business_member member where member.business_id = business.id)`.as(
        'unowned',
      ),
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

/** Selects one business, public or not. */
export const selectBusiness = defineStatement((database, input: { id: string }) =>
  wholeBusinesses(database).where('business.id', '=', input.id).where(isKeptBusiness),
);

export type BusinessRow = RowOf<typeof selectBusiness>;

/** Selects a person's role in a business and its number of used product slots; no row for people without a role. */
export const selectBusinessSession = defineStatement((database, input: { id: string; userID: string }) =>
  database
    .selectFrom('business_member as member')
    .select('member.role')
    .select((row) => [
      usedSlots(row.ref('member.business_id')).as('used'),
      hiddenSlots(row.ref('member.business_id')).as('hidden'),
    ])
    .select(holdColumns('member.business_id'))
    .where('member.business_id', '=', input.id)
    .where('member.user_id', '=', input.userID),
);

/** Selects a person's businesses that the viewer may see (all for the person), in the order of joining. */
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

/**
 * Selects the businesses of a person in the order of joining, with the role and the numbers of used slots and owners.
 */
export const selectOwnBusinesses = defineStatement((database, input: { userID: string }) =>
  database
    .selectFrom('business_member as member')
    .innerJoin('business', 'business.id', 'member.business_id')
    .select(businessCardColumns)
    .select(publicationColumns)
    .select('member.role')
    .select((row) => [
      usedSlots(row.ref('business.id')).as('used'),
      hiddenSlots(row.ref('business.id')).as('hidden'),
    ])
    .select((row) =>
      row
        .selectFrom('business_member as owner')
        .select((owner) => owner.fn.countAll<number>().as('count'))
        .whereRef('owner.business_id', '=', 'business.id')
        .where('owner.role', '=', 'owner')
        .as('owners'),
    )
    .where('member.user_id', '=', input.userID)
    .where(isKeptBusiness)
    .orderBy('member.created_at')
    .orderBy('business.id')
    .limit(100),
);
