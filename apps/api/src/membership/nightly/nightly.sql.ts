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

/** Memberships with a subscription at this provider. */
export const selectCustomers = defineStatement((db, { gateway }: { gateway: 'stripe' | 'test' }) =>
  db
    .selectFrom('membership')
    .select(['business_id', 'customer_id'])
    .where('gateway', '=', gateway)
    .where('subscription_id', 'is not', null),
);

interface NewDifference {
  readonly id: string;
  /** As the provider reports it; omitted when the company no longer exists here. */
  readonly businessID: string | undefined;
  readonly customerID: string;
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

export const insertDifference = defineStatement(
  (db, { id, businessID, customerID, what, here, there }: NewDifference) =>
    db.insertInto('payment_difference').values(({ selectFrom }) => ({
      id,
      business_id: selectFrom('business')
        .select('id')
        .where('id', '=', businessID ?? ''),
      customer_id: customerID,
      what,
      here,
      there,
    })),
);

export const selectDifferences = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('payment_difference')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most),
);

/** Deleted companies (or one) whose card would be charged again, or whose subscription runs on the day before they are removed for good. */
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
