import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Subscriptions that renew within 30 days and have not been announced. */
export const selectRenewals = defineStatement((db) =>
  db
    .selectFrom('membership')
    .select(['business_id', 'subscription_id', 'subscription_level', 'scheduled_level', 'period_end', 'card'])
    .where('subscription_status', '=', 'active')
    .where('cancel_at_period_end', '=', false)
    .where('period_end', '>', sql<Date>`now()`)
    .where('period_end', '<=', sql<Date>`now() + interval '30 days'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership_entry as entry')
            .select('entry.id')
            .whereRef('entry.business_id', '=', 'membership.business_id')
            .where('entry.kind', 'in', ['renewal-announced', 'card-expiring'])
            .whereRef('entry.happened_at', '>', sql<Date>`membership.period_end - interval '60 days'`),
        ),
      ),
    )
    .orderBy('period_end'),
);
