import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';

/** The plan of a company; its products neither come nor go until the transaction ends. */
export const lockPlan = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('business').select('subscription').where('id', '=', businessID).forNoKeyUpdate(),
);

const publishedOf = (businessID: Expression<string>) => sql`
  product where product.business_id = ${businessID} and product.deleted_at is null and product.status = 'published'`;

/** How many slots the products of a company take: what is published, also what the plan hides. Nothing else counts them. */
export const usedSlots = (businessID: Expression<string>) =>
  sql<number>`(select count(*)::integer from ${publishedOf(businessID)})`;

/** How many of them the plan hides from buyers. */
export const hiddenSlots = (businessID: Expression<string>) =>
  sql<number>`(select count(*)::integer from ${publishedOf(businessID)} and not product.within_plan)`;

/** The plan of a company, and how many slots its products take. */
export const selectSlots = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select((is) => ['subscription', usedSlots(is.ref('business.id')).as('used')])
    .where('business.id', '=', businessID),
);

/**
 * Takes the oldest published products into the plan and the rest out of it; what the plan shows already stays before what it hides.
 * Drafts take no slot, so no plan hides them. Gives the products whose place has changed.
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

/** One of a company's products that its plan hides. */
export const findHiddenProduct = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('product')
    .select('id')
    .where('business_id', '=', businessID)
    .where('within_plan', '=', false)
    .where('deleted_at', 'is', null)
    .limit(1),
);
