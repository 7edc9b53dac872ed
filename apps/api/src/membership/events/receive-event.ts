import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { insertPaymentEvent, type ReceivedEvent } from './payment-event.sql.ts';

/** Looks at what an event is about; three days, as long as Stripe itself tries. */
export const handlePaymentEvent = defineTask({
  name: 'handle-payment-event',
  payload: z.object({ eventID: z.string() }),
  hours: 72,
});

/** Keeps an event whose signature was checked, with the job that looks at it; one that came before is not kept twice. */
export function receivePaymentEvent(db: Kysely<Database>, event: ReceivedEvent): Promise<{ isNew: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const isNew = (await insertPaymentEvent.run(transaction, event)) > 0;
    if (isNew) await addJob(transaction, handlePaymentEvent, { eventID: event.id }, event.id);
    return { isNew };
  });
}
