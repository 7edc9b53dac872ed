import type { NeedHelpRequestTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

/** Adds a request; adds none when there is one under the same key already. */
export const insertRequest = defineStatement((db, row: Insertable<NeedHelpRequestTable>) =>
  db
    .insertInto('need_help_request')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing()),
);

/** A stored request; no row when its writer has left and taken it along. */
export const findRequest = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('need_help_request').selectAll().where('id', '=', id),
);

/** The request that was stored under a key. */
export const findRequestByKey = defineStatement((db, { key }: { key: string }) =>
  db.selectFrom('need_help_request').select(['id', 'body_hash']).where('idempotency_key', '=', key),
);
