import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Payments } from '../gateway/payment-gateway.ts';
import { findBusinessOfCustomer } from '../state/membership.sql.ts';
import { syncMembership } from '../state/sync-membership.ts';
import {
  insertPaymentEvent,
  markEventHandled,
  type ReceivedEvent,
  selectPaymentEvent,
} from './payment-event.sql.ts';

/** Synchronises the customer of an event; retried for three days, as long as Stripe retries a webhook. */
const handlePaymentEvent = defineTask({
  name: 'handle-payment-event',
  payload: z.object({ eventID: z.string() }),
  hours: 72,
});

/** Stores an event with a checked signature and adds the job that handles it; a repeated event is ignored. */
export function receivePaymentEvent(db: Kysely<Database>, event: ReceivedEvent): Promise<void> {
  return db.transaction().execute((transaction) => keepPaymentEvent(transaction, event));
}

/** Does the same inside an open transaction. */
export async function keepPaymentEvent(transaction: Kysely<Database>, event: ReceivedEvent): Promise<void> {
  const isNew = (await insertPaymentEvent.run(transaction, event)) > 0;
  if (isNew) await addJob(transaction, handlePaymentEvent, { eventID: event.id }, event.id);
}

/** An event says only that something changed for a customer; the job loads the current state from the provider. */
export function bindHandlePaymentEvent(payments: Payments | undefined): BoundTask {
  return bindTask(handlePaymentEvent, async ({ eventID: id }) => {
    if (!payments) throw new Error('There are payment events, but no payment is set up');
    const event = await selectPaymentEvent.first(payments.db, { id });
    if (!event || event.handled_at) return;
    await markEventHandled.run(payments.db, { id, outcome: await syncCustomer(payments, event.customer_id) });
  });
}

async function syncCustomer(payments: Payments, customerID: string | null): Promise<string> {
  if (!customerID) return 'about no customer';
  const membership = await findBusinessOfCustomer.first(payments.db, { customerID });
  if (!membership) return 'about a customer that we do not know';
  const differences = await syncMembership(payments, membership.business_id);
  return differences.length > 0 ? `changed ${differences.map(({ what }) => what).join(', ')}` : 'nothing new';
}
