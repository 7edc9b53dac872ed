import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Deleted companies, or one of them, whose card would be charged again, or that will be removed while their subscription runs. */
export const selectDeletedPayers = defineStatement((db, { businessID }: { businessID?: string }) =>
  db
    .selectFrom('membership')
    .innerJoin('business', 'business.id', 'membership.business_id')
    .select(['membership.business_id', 'membership.subscription_id', 'business.deleted_at'])
    .select(sql<boolean>`business.deleted_at < now() - interval '29 days'`.as('is_last_day'))
    .where('business.deleted_at', 'is not', null)
    .$if(businessID !== undefined, (payers) => payers.where('business.id', '=', businessID ?? ''))
    .where('membership.subscription_status', 'in', ['active', 'past-due', 'incomplete'])
    .where(({ or, eb }) =>
      or([
        eb('membership.cancel_at_period_end', '=', false),
        eb('business.deleted_at', '<', sql<Date>`now() - interval '29 days'`),
      ]),
    ),
);
