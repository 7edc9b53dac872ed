import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

/** The plan of a company; its products neither come nor go until the transaction ends. */
export function lockPlan(transaction: Kysely<Database>, businessID: string) {
  return transaction
    .selectFrom('business')
    .select('subscription')
    .where('id', '=', businessID)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The plan of a company, and how many slots its products take. */
export function selectSlots(db: Kysely<Database>, businessID: string) {
  return db
    .selectFrom('business')
    .select('subscription')
    .select((business) =>
      business
        .selectFrom('product')
        .select((product) => product.fn.countAll<string>().as('count'))
        .whereRef('product.business_id', '=', 'business.id')
        .where('product.deleted_at', 'is', null)
        .as('used'),
    )
    .where('business.id', '=', businessID)
    .executeTakeFirst();
}
