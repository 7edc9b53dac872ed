import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Deleted companies whose card would be charged again, or that will be removed while their subscription runs. */
export const selectDeletedPayers = defineStatement((db) =>
  db
    .selectFrom('membership')
    .innerJoin('business', 'business.id', 'membership.business_id')
    .select('membership.business_id')
    .select(sql<boolean>`business.deleted_at < now() - interval '29 days'`.as('is_last_day'))
    .where('business.deleted_at', 'is not', null)
    .where('membership.subscription_status', 'in', ['active', 'past-due', 'incomplete'])
    .where(({ or, eb }) =>
      or([
        eb('membership.cancel_at_period_end', '=', false),
        eb('business.deleted_at', '<', sql<Date>`now() - interval '29 days'`),
      ]),
    ),
);
