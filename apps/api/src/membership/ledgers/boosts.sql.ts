import { mostEntries } from '@wbn/contract/membership/boosts.ts';
import type { BoostTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, type SqlBool, sql } from 'kysely';

interface OfCompany {
  readonly businessID: string;
}

/** Whether buyers see the promoted company or product. */
const isShown = sql<boolean>`exists (
  select from business where business.id = boost.business_id and business.subscription <> 'standard' and business.is_public
  and (boost.resource_type = 'business' or exists (
    select from product where product.id = boost.product_id and product.is_public
  ))
)`;

/** The newest boosts of a company, or one of them. */
export const selectBoosts = defineStatement(
  (db, { businessID, boostID, at }: OfCompany & { readonly boostID?: string; readonly at: Date }) =>
    db
      .selectFrom('boost')
      .leftJoin('user_profile', 'user_profile.id', 'boost.user_id')
      .select([
        'boost.id',
        'boost.resource_type',
        'boost.resource_id',
        'boost.resource_name',
        'boost.starts_at',
        'boost.ends_at',
        'user_profile.first_name',
        'user_profile.last_name',
      ])
      .select([sql<boolean>`boost.is_over or boost.ends_at <= ${at}`.as('is_over'), isShown.as('is_shown')])
      .where('boost.business_id', '=', businessID)
      .$if(boostID !== undefined, (query) => query.where('boost.id', '=', boostID ?? ''))
      .orderBy('boost.starts_at', 'desc')
      .orderBy('boost.id', 'desc')
      .limit(mostEntries),
);

/** The newest entries of the ledger. */
export const selectBoostEntries = defineStatement((db, { businessID }: OfCompany) =>
  db
    .selectFrom('boost_entry as entry')
    .leftJoin('boost', 'boost.id', 'entry.boost_id')
    .select([
      'entry.position',
      'entry.kind',
      'entry.month',
      'entry.amount',
      'entry.level',
      'entry.note',
      'entry.created_at',
      'boost.resource_name',
    ])
    .where('entry.business_id', '=', businessID)
    .orderBy('entry.position', 'desc')
    .limit(mostEntries),
);

/** The company or its product to promote; no row when the product belongs to another company or is deleted. */
export const findPromotable = defineStatement(
  (_, { businessID, productID }: OfCompany & { readonly productID: string | undefined }) =>
    productID === undefined
      ? sql<Promotable>`
          select business.id, business.company_name as name, business.is_public as is_shown
          from business where business.id = ${businessID}`
      : sql<Promotable>`
          select product.id, product.name, product.is_public and business.is_public as is_shown
          from product join business on business.id = product.business_id
          where product.id = ${productID} and business.id = ${businessID} and product.deleted_at is null`,
);

interface Promotable {
  readonly id: string;
  readonly name: string;
  readonly is_shown: boolean;
}

/** The running boost of a company or product. */
export const findRunningBoost = defineStatement((db, { resourceID }: { readonly resourceID: string }) =>
  db
    .selectFrom('boost')
    .select(['ends_at'])
    .where('resource_id', '=', resourceID)
    .where(sql<SqlBool>`not is_over`),
);

export const insertBoost = defineStatement((db, boost: Insertable<BoostTable>) =>
  db.insertInto('boost').values(boost),
);

/** Ends boosts whose time is over, at most `most`, or those of one company or product; returns what to index again. */
export const endExpiredBoosts = defineStatement(
  (_, { at, resourceID, most }: { at: Date; resourceID?: string; most: number }) => sql<{
    resource_type: 'business' | 'product';
    resource_id: string | null;
  }>`
    update boost set is_over = true
    where id in (
      select id from boost
      where not is_over and ends_at <= ${at} ${resourceID === undefined ? sql`` : sql`and resource_id = ${resourceID}`}
      order by ends_at limit ${most} for no key update skip locked
    )
    returning resource_type, resource_id`,
);

export const findBoost = defineStatement((db, { boostID }: { readonly boostID: string }) =>
  db
    .selectFrom('boost')
    .innerJoin('business', 'business.id', 'boost.business_id')
    .select(['boost.business_id', 'boost.resource_name', 'business.company_name'])
    .where('boost.id', '=', boostID),
);

/** Ends a boost early; no row when it is over already. */
export const endBoost = defineStatement(
  (db, { boostID, at }: { readonly boostID: string; readonly at: Date }) =>
    db
      .updateTable('boost')
      .set({ is_over: true, ends_at: at })
      .where('id', '=', boostID)
      .where(sql<SqlBool>`not is_over`)
      .returning(['resource_type', 'resource_id']),
);
