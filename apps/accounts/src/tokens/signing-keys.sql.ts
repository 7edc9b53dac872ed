import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

/** An arbitrary number, the same in every process of the auth host. */
const lockKey = 4_016_101;

/** Takes a lock until the transaction ends, so that only one process adds a key. */
export const lockKeys = defineStatement(() => sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`);

export const deleteExpiredKeys = defineStatement((db, { now }: { now: Date }) =>
  db.deleteFrom('account.signing_key').where('expires_at', '<=', now),
);

/** Oldest first. */
export const selectKeys = defineStatement((db) =>
  db.selectFrom('account.signing_key').selectAll().orderBy('retires_at'),
);

export const insertKey = defineStatement((db, row: Insertable<Database['account.signing_key']>) =>
  db.insertInto('account.signing_key').values(row),
);
