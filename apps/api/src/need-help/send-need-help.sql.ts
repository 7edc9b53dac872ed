import type { NeedHelpRequestTable } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

/** Inserts a request, unless one with the same key exists. */
export const insertRequest = defineStatement((db, row: Insertable<NeedHelpRequestTable>) =>
  db
    .insertInto('need_help_request')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing()),
);

/**
 * Finds a stored request with the present state of the company to upgrade; no row when its author was
 * deleted with it.
 */
export const findRequest = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('need_help_request')
    .leftJoin('business', 'business.id', 'upgrade_business_id')
    .selectAll('need_help_request')
    .select(['business.company_name as upgrade_company', 'business.subscription as upgrade_from'])
    .where('need_help_request.id', '=', id),
);

export type StoredRequest = RowOf<typeof findRequest>;

/** Locks a request that waits until the transaction ends. */
export const lockWaitingRequest = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('need_help_request')
    .select('id')
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .forUpdate(),
);

/** Marks a request as dealt with; no row when it does not wait. */
export const closeRequest = defineStatement((db, { id, by }: { id: string; by: string }) =>
  db
    .updateTable('need_help_request')
    .set({ handled_at: sql`now()`, handled_by: by })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('id'),
);

/** Finds the plan of a company. */
export const findPlan = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('business').select('subscription').where('id', '=', businessID),
);

/** Finds the request stored under a key. */
export const findRequestByKey = defineStatement((db, { key }: { key: string }) =>
  db.selectFrom('need_help_request').select(['id', 'body_hash']).where('idempotency_key', '=', key),
);
