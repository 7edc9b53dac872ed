import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export interface ReceivedEvent {
  /** The provider's id of the event. */
  readonly id: string;
  readonly gateway: 'stripe' | 'test';
  readonly type: string;
  readonly customerID: string | undefined;
  readonly payload: object;
  readonly happenedAt: Date;
}

/** Inserts an event; affects 0 rows when it is stored already. */
export const insertPaymentEvent = defineStatement((db, event: ReceivedEvent) =>
  db
    .insertInto('payment_event')
    .values({
      id: event.id,
      gateway: event.gateway,
      type: event.type,
      customer_id: event.customerID ?? null,
      payload: JSON.stringify(event.payload),
      happened_at: event.happenedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

export const selectPaymentEvent = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('payment_event').select(['id', 'type', 'customer_id', 'handled_at']).where('id', '=', id),
);

export const markEventHandled = defineStatement((db, { id, outcome }: { id: string; outcome: string }) =>
  db.updateTable('payment_event').set({ handled_at: new Date(), outcome }).where('id', '=', id),
);

/** Deletes events older than 180 days; disputes are opened sooner than that. */
export const deleteOldPaymentEvents = defineStatement((db) =>
  db.deleteFrom('payment_event').where('received_at', '<', sql<Date>`now() - interval '180 days'`),
);

/** The newest events, for the operator's commands. */
export const selectPaymentEvents = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('payment_event')
    .select(['id', 'type', 'customer_id', 'happened_at', 'received_at', 'handled_at', 'outcome'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most),
);
