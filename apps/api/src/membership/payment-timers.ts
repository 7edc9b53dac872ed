import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { type BoundTask, bindTimer } from '@wbn/host/jobs/task.ts';
import { settleChanges } from './changes/settle-changes.ts';
import { forgetOldEvents } from './events/payment-event.sql.ts';
import type { Payments } from './gateway/payments-service.ts';
import { announceRenewals } from './nightly/announce-renewals.ts';
import { comparePayments } from './nightly/compare-payments.ts';
import { endDeletedMemberships } from './nightly/end-memberships.ts';
import { isTestGateway } from './test-gateway/create-test-gateway.ts';

/** What payments need by the clock. */
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
      await forgetOldEvents.run(payments.db);
    }),
  ];
}
