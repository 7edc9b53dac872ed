import type { NeedHelpRequestTable } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

/** Adds a request; adds none when there is one under the same key already. */
export const insertRequest = defineStatement((db, row: Insertable<NeedHelpRequestTable>) =>
  db
    .insertInto('need_help_request')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing()),
);

/** A stored request, with the company that is to be upgraded as it is now; no row when its writer has left and taken it along. */
export const findRequest = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('need_help_request')
    .leftJoin('business', 'business.id', 'upgrade_business_id')
    .selectAll('need_help_request')
    .select(['business.company_name as upgrade_company', 'business.subscription as upgrade_from'])
    .where('need_help_request.id', '=', id),
);

export type StoredRequest = RowOf<typeof findRequest>;

/** The plan that a company is on. */
export const findPlan = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('business').select('subscription').where('id', '=', businessID),
);

/** The request that was stored under a key. */
export const findRequestByKey = defineStatement((db, { key }: { key: string }) =>
  db.selectFrom('need_help_request').select(['id', 'body_hash']).where('idempotency_key', '=', key),
);
