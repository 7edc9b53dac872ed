import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';

/** Locks the row of a company, so that its products' slots do not change until the transaction ends. */
export const lockPlan = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('business').select('subscription').where('id', '=', businessID).forNoKeyUpdate(),
);

const publishedOf = (businessID: Expression<string>) => sql`
  product where product.business_id = ${businessID} and product.deleted_at is null and product.status = 'published'`;

/**
 * Number of used slots: all published products, including those hidden by the plan. The only place that counts them.
 */
export const usedSlots = (businessID: Expression<string>) =>
  sql<number>`(select count(*)::integer from ${publishedOf(businessID)})`;

/** Number of them that the plan hides from buyers. */
export const hiddenSlots = (businessID: Expression<string>) =>
  sql<number>`(select count(*)::integer from ${publishedOf(businessID)} and not product.within_plan)`;

/** Selects the plan of a company and its number of used slots. */
export const selectSlots = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select((is) => ['subscription', usedSlots(is.ref('business.id')).as('used')])
    .where('business.id', '=', businessID),
);

/**
 * Shows the oldest published products within the plan and hides the rest; products already shown come before hidden
 * ones. Drafts take no slot and are never hidden. Returns the products whose visibility has changed.
 */
export const updateWithinPlan = defineStatement(
  (_, { businessID, slots }: { businessID: string; slots: number }) => sql<{
    id: string;
    within_plan: boolean;
  }>`
    update product set within_plan = ranked.fits
    from (
      select id, status = 'draft' or row_number() over (
        partition by status order by within_plan desc, created_at, id
      ) <= ${slots} as fits
      from product where business_id = ${businessID} and deleted_at is null
    ) as ranked
    where product.id = ranked.id and product.within_plan <> ranked.fits
    returning product.id, product.within_plan`,
);

/** Finds one hidden product of a company. */
export const findHiddenProduct = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('product')
    .select('id')
    .where('business_id', '=', businessID)
    .where('within_plan', '=', false)
    .where('deleted_at', 'is', null)
    .limit(1),
);
