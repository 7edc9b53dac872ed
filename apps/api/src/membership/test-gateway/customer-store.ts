import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { ReceivedEvent } from '../events/payment-event.sql.ts';
import { receivePaymentEvent } from '../events/receive-event.ts';
import { PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { CustomerSteps } from './customer-steps.ts';
import {
  findTestCustomer,
  lockTestCustomer,
  selectDueCustomers,
  selectUndelivered,
  updateTestCustomer,
} from './customers.sql.ts';
import { nextDueAt } from './model/advance.ts';
import type { CustomerState, ModelEvent } from './model/customer-state.ts';

const day = 86_400_000;

/** Takes an event, as a webhook does. */
export type ReceiveEvent = (event: ReceivedEvent) => Promise<unknown>;

/** What stands in a row's `state`. */
interface StoredCustomer {
  readonly model: CustomerState;
  /** Events that nobody has received yet, oldest first. */
  readonly undelivered: readonly ModelEvent[];
  /** When something happens by itself; null when nothing does. */
  readonly dueAt: number | null;
}

export function storedCustomer(model: CustomerState, undelivered: readonly ModelEvent[]): string {
  return JSON.stringify({ model, undelivered, dueAt: nextDueAt(model) ?? null } satisfies StoredCustomer);
}

type Work<Answer> = (steps: CustomerSteps) => Answer | Promise<Answer>;

export type CustomerStore = ReturnType<typeof openCustomerStore>;

/**
 * Customers of the test gateway in PostgreSQL: a row is held while its customer changes. Events go out after the commit; those that do not
 * arrive stay in the row and go out later, as a provider tries again.
 */
export function openCustomerStore(
  db: Kysely<Database>,
  receive: ReceiveEvent = (event) => receivePaymentEvent(db, event),
) {
  /** What an unknown customer is asked for is refused. */
  async function change<Answer>(
    customerID: string,
    work: Work<Answer>,
    { moreDays = 0 } = {},
  ): Promise<Answer> {
    const answer = await db.transaction().execute(async (transaction) => {
      const row = await lockTestCustomer.first(transaction, { customerID });
      if (!row) throw new PaymentRefusedError(`No such customer: ${customerID}`, 'resource_missing');
      const { model, undelivered } = row.state as StoredCustomer;
      const aheadDays = row.ahead_days + moreDays;
      const steps = new CustomerSteps(transaction, model, Date.now() + aheadDays * day);
      const given = await work(steps);
      const state = storedCustomer(steps.state, [...undelivered, ...steps.events]);
      await updateTestCustomer.run(transaction, { customerID, state, aheadDays });
      return given;
    });
    // What does not arrive now goes out with `deliverPending`; what was asked for has been done.
    await deliver(customerID).catch(() => undefined);
    return answer;
  }

  /** Without the lock while events are received: one that is told twice is kept once. */
  async function deliver(customerID: string): Promise<void> {
    const row = await findTestCustomer.first(db, { customerID });
    const { undelivered = [] } = (row?.state as StoredCustomer | undefined) ?? {};
    for (const event of undelivered) await receive(toReceived(event, customerID));
    if (undelivered.length === 0) return;
    const received = new Set(undelivered.map(({ id }) => id));
    await db.transaction().execute(async (transaction) => {
      const { state, ahead_days: aheadDays } = await lockTestCustomer.only(transaction, { customerID });
      const { model, undelivered: all } = state as StoredCustomer;
      const rest = storedCustomer(
        model,
        all.filter(({ id }) => !received.has(id)),
      );
      await updateTestCustomer.run(transaction, { customerID, state: rest, aheadDays });
    });
  }

  return {
    change,
    deliver,
    /** As it is now; undefined for a customer that is not known. */
    async read(customerID: string): Promise<CustomerState | undefined> {
      const row = await findTestCustomer.first(db, { customerID });
      if (!row) return undefined;
      const { model, dueAt } = row.state as StoredCustomer;
      const isDue = dueAt !== null && dueAt <= Date.now() + row.ahead_days * day;
      return isDue ? change(customerID, ({ state }) => state) : model;
    },
    /** Does what time has brought: renewals, tries, ends. */
    async advanceDue(): Promise<void> {
      for (const { id } of await selectDueCustomers.all(db)) await change(id, () => undefined);
    },
    /** Tells again what nobody has received; throws when that fails once more. */
    async deliverPending(): Promise<void> {
      for (const { id } of await selectUndelivered.all(db)) await deliver(id);
    },
  };
}

function toReceived({ id, type, createdAt, record }: ModelEvent, customerID: string): ReceivedEvent {
  return {
    ...{ id, type, customerID, gateway: 'test' },
    payload: { id, type, created: createdAt, data: { object: record } },
    // Of a clock that is ahead it lies in the future.
    happenedAt: new Date(createdAt),
  };
}
