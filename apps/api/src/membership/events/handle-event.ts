import { type BoundTask, bindTask } from '@wbn/host/jobs/task.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { findBusinessOfCustomer } from '../state/membership.sql.ts';
import { syncMembership } from '../state/sync-membership.ts';
import { markEventHandled, selectPaymentEvent } from './payment-event.sql.ts';
import { handlePaymentEvent } from './receive-event.ts';

/** An event says only that something happened to a customer; what is true is asked. */
export function bindHandlePaymentEvent(payments: Payments | undefined): BoundTask {
  return bindTask(handlePaymentEvent, async ({ eventID: id }) => {
    if (!payments) throw new Error('There are payment events, but no payment is set up');
    const event = await selectPaymentEvent.first(payments.db, { id });
    if (!event || event.handled_at) return;
    await markEventHandled.run(payments.db, { id, outcome: await follow(payments, event.customer_id) });
  });
}

async function follow(payments: Payments, customerID: string | null): Promise<string> {
  if (!customerID) return 'about no customer';
  const membership = await findBusinessOfCustomer.first(payments.db, { customerID });
  if (!membership) return 'about a customer that we do not know';
  const differences = await syncMembership(payments, membership.business_id);
  return differences.length > 0 ? `changed ${differences.map(({ what }) => what).join(', ')}` : 'nothing new';
}
