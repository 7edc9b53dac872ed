import type { Database, NeedHelpRequestTable } from '@wbn/postgres/schema.ts';
import type { Insertable, Kysely } from 'kysely';

/** Adds a request; false when there is one under the same key already. */
export async function insertRequest(
  db: Kysely<Database>,
  row: Insertable<NeedHelpRequestTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('need_help_request')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A stored request; undefined when its writer has left and taken it along. */
export function findRequest(db: Kysely<Database>, id: string) {
  return db.selectFrom('need_help_request').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The request that was stored under a key. */
export function findRequestByKey(db: Kysely<Database>, idempotencyKey: string) {
  return db
    .selectFrom('need_help_request')
    .select(['id', 'body_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
}
