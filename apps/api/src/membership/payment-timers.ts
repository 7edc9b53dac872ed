import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { type BoundTask, bindTimer } from '@wbn/host/jobs/task.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { abandonUnasked, selectLostChanges } from './changes/plan-change.sql.ts';
import { deleteOldPaymentEvents } from './events/payment-event.sql.ts';
import type { Payments } from './gateway/payment-gateway.ts';
import { addMembershipMail } from './mails/mail-membership.ts';
import { comparePayments } from './nightly/compare-payments.ts';
import { selectDeletedPayers, selectRenewals } from './nightly/nightly.sql.ts';
import { addEntries } from './state/membership.sql.ts';
import { syncMembership } from './state/sync-membership.ts';
import { isTestGateway } from './test-gateway/create-test-gateway.ts';

/**
 * Settles changes without an outcome by the provider's state, because their process was killed or the provider did not answer. `staff`: who
 * asked for it, for the timer nobody.
 */
export async function settleChanges(payments: Payments, staff?: Staff): Promise<void> {
  if (staff) {
    const target = { type: 'payment-provider', id: payments.gateway.kind } as const;
    await recordStaffAction(payments.db, staff, { act: 'settle-payments', target });
  }
  for (const { business_id } of await selectLostChanges.all(payments.db))
    await syncMembership(payments, business_id);
  await abandonUnasked.run(payments.db);
}

/**
 * Cancels the subscriptions of deleted companies: at the end of the period, so that a restored company still has its plan; at once on the
 * last day before the company is removed for good.
 */
export async function endDeletedMemberships(payments: Payments): Promise<void> {
  const { db, gateway } = payments;
  for (const { business_id: businessID } of await selectDeletedPayers.all(db, {})) {
    // Reads the row again, because the company may have been restored while the provider was asked about others.
    const payer = await selectDeletedPayers.first(db, { businessID });
    if (!payer?.subscription_id || !payer.deleted_at) continue;
    const { subscription_id: subscriptionID, deleted_at, is_last_day } = payer;
    const key = `deleted:${subscriptionID}:${deleted_at.toISOString()}`;
    if (is_last_day) await gateway.cancelNow({ key: `${key}:now`, subscriptionID });
    else await gateway.cancelAtPeriodEnd({ key, subscriptionID, cancel: true });
    await syncMembership(payments, businessID);
  }
}

/** Mails owners 30 days before a renewal, and warns when the card expires before; once per period. */
async function announceRenewals(db: Kysely<Database>): Promise<void> {
  for (const renewal of await selectRenewals.all(db)) {
    const { business_id, subscription_id, period_end, card } = renewal;
    const level = renewal.scheduled_level ?? renewal.subscription_level;
    if (!level || !period_end) continue;
    const kind = card && expiresBefore(card, period_end) ? 'card-expiring' : 'renewal-announced';
    await db.transaction().execute(async (transaction) => {
      const entry = {
        ...({ id: newId(), business_id, kind, level } as const),
        source: `subscription:${subscription_id}:announced:${period_end.toISOString()}`,
        amount: planOf(level).price,
        happened_at: new Date(),
      };
      for (const { id } of await addEntries.all(transaction, { entries: [entry] }))
        await addMembershipMail(transaction, id);
    });
  }
}

/** A card is valid until the end of its month. */
function expiresBefore(
  { expMonth, expYear }: { readonly expMonth: number; readonly expYear: number },
  day: Date,
): boolean {
  return new Date(Date.UTC(expYear, expMonth, 1)) <= day;
}

/** The jobs of payments by the clock. */
export function paymentTimers(payments: Payments, log: JobLog): BoundTask[] {
  const { gateway } = payments;
  return [
    ...(isTestGateway(gateway)
      ? [bindTimer('run-test-gateway', '* * * * *', () => gateway.customers.advanceDue())]
      : []),
    bindTimer('settle-changes', '* * * * *', () => settleChanges(payments)),
    bindTimer('announce-renewals', '30 6 * * *', () => announceRenewals(payments.db)),
    bindTimer('end-deleted-memberships', '15 3 * * *', () => endDeletedMemberships(payments)),
    bindTimer('compare-payments', '25 3 * * *', async () => {
      const differences = await comparePayments(payments);
      if (differences.length > 0)
        log.error(
          { differences },
          'memberships differed from the payment provider: see pnpm payments differences',
        );
      await deleteOldPaymentEvents.run(payments.db);
    }),
  ];
}
