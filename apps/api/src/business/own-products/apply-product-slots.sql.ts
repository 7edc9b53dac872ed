import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/**
 * Takes the oldest published products into the plan, then drafts, and the rest out of it; what the plan shows already stays before
 * what it hides. Gives the products whose place has changed.
 */
export async function updateWithinPlan(
  transaction: Kysely<Database>,
  businessID: string,
  slots: number,
): Promise<{ id: string; within_plan: boolean }[]> {
  const { rows } = await sql<{ id: string; within_plan: boolean }>`
    update product set within_plan = ranked.fits
    from (
      select id, row_number() over (
        order by status = 'published' desc, within_plan desc, created_at, id
      ) <= ${slots} as fits
      from product where business_id = ${businessID} and deleted_at is null
    ) as ranked
    where product.id = ranked.id and product.within_plan <> ranked.fits
    returning product.id, product.within_plan`.execute(transaction);
  return rows;
}

/** Whether a smaller plan hides something of this company. */
export async function hidesProducts(transaction: Kysely<Database>, businessID: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('product')
    .select('id')
    .where('business_id', '=', businessID)
    .where('within_plan', '=', false)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
