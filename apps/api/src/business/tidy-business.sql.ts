import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** Products that cannot be brought back any more; those that another process holds are left to it. */
export function takeDeletedProducts(transaction: Kysely<Database>, most: number) {
  return transaction
    .selectFrom('product')
    .select('id')
    .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Triggers release their pictures and films, which the sweep of uploads takes away. */
export async function removeProducts(transaction: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('reaction_summary').where('resource_id', 'in', ids).execute();
  await transaction.deleteFrom('product').where('id', 'in', ids).execute();
}

/** A network does not repeat a request after a week. */
export async function removeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('created_once')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}

export async function removeExpiredDownloads(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('business_download').where('expires_at', '<', sql<Date>`now()`).execute();
}
