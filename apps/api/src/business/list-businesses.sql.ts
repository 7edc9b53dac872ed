import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { businessCardColumns } from './business-card.sql.ts';
import { publicationColumns } from './publication/present-publication.ts';
import { isKeptBusiness } from './publication/public-business.sql.ts';

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

/** Companies that a person belongs to, in the order of joining, with what they are there and how many slots are taken and how many own it. */
export const selectOwnBusinesses = defineStatement((database, input: { userID: string }) =>
  database
    .selectFrom('business_member as member')
    .innerJoin('business', 'business.id', 'member.business_id')
    .select(businessCardColumns)
    .select(publicationColumns)
    .select('member.role')
    .select((row) =>
      row
        .selectFrom('product')
        .select((product) => product.fn.countAll<number>().as('count'))
        .whereRef('product.business_id', '=', 'business.id')
        .where('product.deleted_at', 'is', null)
        .as('used'),
    )
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
