import { isDeepStrictEqual } from 'node:util';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { keepPaymentEvent } from '../events/payment-events.ts';
import { PaymentRefusedError } from '../gateway/payment-gateway.ts';
import {
  deleteTestMethod,
  findTestCustomer,
  findTestMethod,
  insertTestCustomer,
  lockTestCustomer,
  selectDueCustomers,
  updateTestCustomer,
} from './customers.sql.ts';
import type { Moment, TestCustomer, TestMethod } from './test-customer.ts';
import { advance, nextDueAt } from './test-periods.ts';

const day = 86_400_000;

/** The `state` column; `dueAt` is the next moment at which something happens without a call. */
interface Stored {
  readonly customer: TestCustomer;
  readonly dueAt: Moment | null;
}

const stateOf = (customer: TestCustomer) =>
  JSON.stringify({ customer, dueAt: nextDueAt(customer) ?? null } satisfies Stored);

interface Work {
  readonly customer: TestCustomer;
  /** The customer's clock: `pnpm test-gateway advance` moves it forward. */
  readonly now: Moment;
  /** Reads a typed card, or one that the customer has. */
  readonly readMethod: (id: string) => Promise<TestMethod>;
}

interface ChangeOptions {
  /** Idempotency key: a repeated key returns the stored answer; `asked` must be equal, too. */
  readonly key?: string;
  readonly asked?: unknown;
  readonly moreDays?: number;
}

export type CustomerStore = ReturnType<typeof openCustomerStore>;

/** Stores customers of the test gateway in PostgreSQL. Locks a customer's row during a change and stores the event with it. */
export function openCustomerStore(db: Kysely<Database>) {
  async function change<Answer>(
    customerID: string,
    work: (given: Work) => Answer | Promise<Answer>,
    { key, asked, moreDays = 0 }: ChangeOptions = {},
  ): Promise<Answer> {
    return db.transaction().execute(async (transaction) => {
      const row = await lockTestCustomer.first(transaction, { customerID });
      if (!row) throw new PaymentRefusedError(`No such customer: ${customerID}`, 'resource_missing');
      const { customer } = row.state as Stored;
      const aheadDays = row.ahead_days + moreDays;
      const now = Date.now() + aheadDays * day;
      const stateBefore = JSON.stringify(customer);
      advance(customer, now);
      const before = key === undefined ? undefined : customer.answers[key];
      if (before && !isDeepStrictEqual(before.asked, JSON.parse(JSON.stringify(asked ?? null))))
        throw new PaymentRefusedError(`The key ${key} was used for another request.`, 'idempotency_error');
      const readMethod = (id: string) => takeMethod(transaction, customer, id);
      const answer = before ? (before.answer as Answer) : await work({ customer, now, readMethod });
      if (key !== undefined) customer.answers[key] = { asked: asked ?? null, answer };
      if (moreDays === 0 && JSON.stringify(customer) === stateBefore) return answer;
      await updateTestCustomer.run(transaction, { customerID, state: stateOf(customer), aheadDays });
      await keepPaymentEvent(transaction, {
        ...{ id: `evt_${newId()}`, gateway: 'test', type: 'customer.changed', customerID, payload: {} },
        happenedAt: new Date(now),
      });
      return answer;
    });
  }

  return {
    change,
    /** Adds a customer; an existing one stays as it is. */
    async add(customer: TestCustomer): Promise<void> {
      const { id, businessID: business_id } = customer;
      await insertTestCustomer.run(db, { id, business_id, state: stateOf(customer) });
    },
    /** The customer's current state; undefined for an unknown customer. */
    async read(customerID: string): Promise<TestCustomer | undefined> {
      const row = await findTestCustomer.first(db, { customerID });
      if (!row) return undefined;
      const { customer, dueAt } = row.state as Stored;
      const isDue = dueAt !== null && dueAt <= Date.now() + row.ahead_days * day;
      return isDue ? change(customerID, (given) => given.customer) : customer;
    },
    /** Does everything that is due: renewals, retries, ends. */
    async advanceDue(): Promise<void> {
      for (const { id } of await selectDueCustomers.all(db)) await change(id, () => undefined);
    },
  };
}

async function takeMethod(
  transaction: Kysely<Database>,
  { cards }: TestCustomer,
  id: string,
): Promise<TestMethod> {
  const known = cards.find((card) => card.id === id);
  if (known) return known;
  const typed = await findTestMethod.first(transaction, { id });
  if (!typed)
    throw new PaymentRefusedError('This card is not known here any more: type it again.', 'resource_missing');
  await deleteTestMethod.run(transaction, { id });
  // `addTestMethod` wrote it.
  return typed.details as TestMethod;
}
