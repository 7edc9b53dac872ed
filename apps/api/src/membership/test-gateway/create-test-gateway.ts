import { createHash } from 'node:crypto';
import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type PaymentGateway, PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { type CustomerStore, openCustomerStore } from './customer-store.ts';
import { selectSubscribers } from './customers.sql.ts';
import { changeCard } from './test-cards.ts';
import { presentRemoteCustomer } from './test-customer.ts';
import { levelOf, linesOfRaise } from './test-invoices.ts';
import { abandon, buy, cancelAtPeriodEnd, cancelNow, lower, raise, schedule } from './test-subscriptions.ts';

export interface TestGatewayOptions {
  readonly db: Kysely<Database>;
  /** The public address of this host without a trailing slash; invoice pages are served there. */
  readonly hostUrl: () => string;
}

/** The payment port, with the customers that the command and the calls of the test card form use. */
export interface TestGateway extends PaymentGateway {
  readonly kind: 'test';
  readonly customers: CustomerStore;
  readonly db: Kysely<Database>;
}

export function isTestGateway(gateway: PaymentGateway | undefined): gateway is TestGateway {
  return gateway?.kind === 'test';
}

/** Creates a payment provider without money for installations without keys. It takes Stripe's test cards, which behave as documented by Stripe. */
export function createTestGateway({ db, hostUrl }: TestGatewayOptions): TestGateway {
  const customers = openCustomerStore(db);
  const { change } = customers;
  return {
    ...{ kind: 'test', testMode: true, publicKey: 'test-mode', customers, db },
    async createCustomer({ key, businessID, companyName: name, email }) {
      const customerID = `cus_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
      const lists = { cards: [], subscriptions: [], invoices: [], answers: {} };
      await customers.add({ id: customerID, businessID, billing: { name, email }, ...lists });
      if ((await customers.read(customerID))?.businessID !== businessID)
        throw new PaymentRefusedError('This key was used for another company.', 'idempotency_error');
      return { customerID };
    },
    async loadCustomer(customerID) {
      const customer = await customers.read(customerID);
      return customer && presentRemoteCustomer(customer, `${hostUrl()}/test-gateway/invoices`);
    },
    async *listCustomers() {
      for (const { id, business_id } of await selectSubscribers.all(db))
        yield { customerID: id, businessID: business_id };
    },
    startSubscription: ({ key, customerID, paymentMethod, ...asked }) =>
      change(
        customerID,
        async ({ customer, now, readMethod }) =>
          buy(customer, { ...asked, method: await readMethod(paymentMethod) }, now),
        { key, asked: { ...asked, paymentMethod } },
      ),
    raisePlan: ({ key, ...asked }) =>
      change(
        customerOf(asked.subscriptionID),
        ({ customer, now }) => raise(customer, { ...asked, changeID: key }, now),
        {
          key,
          asked,
        },
      ),
    lowerPlan: ({ key, ...asked }) =>
      change(
        customerOf(asked.subscriptionID),
        ({ customer }) => lower(customer, asked.subscriptionID, asked.planId),
        { key, asked },
      ),
    schedulePlan: ({ key, ...asked }) =>
      change(
        customerOf(asked.subscriptionID),
        ({ customer }) => schedule(customer, asked.subscriptionID, asked.planId),
        { key, asked },
      ),
    previewPlan: ({ subscriptionID, planId }) =>
      change(customerOf(subscriptionID), ({ customer, now }) => {
        const subscription = customer.subscriptions.find(({ id }) => id === subscriptionID);
        if (!subscription)
          throw new PaymentRefusedError(`No such subscription: ${subscriptionID}`, 'resource_missing');
        const due = linesOfRaise(subscription, levelOf(planId), now).reduce(
          (sum, { amount }) => sum + amount,
          0,
        );
        return {
          dueNow: Math.max(0, due),
          renewal: planOf(levelOf(planId)).price,
          renewsAt: new Date(subscription.periodEnd),
        };
      }),
    cancelAtPeriodEnd: ({ key, ...asked }) =>
      change(
        customerOf(asked.subscriptionID),
        ({ customer }) => cancelAtPeriodEnd(customer, asked.subscriptionID, asked.cancel),
        { key, asked },
      ),
    cancelNow: ({ subscriptionID }) =>
      change(customerOf(subscriptionID), ({ customer, now }) => cancelNow(customer, subscriptionID, now)),
    changeCard: ({ key, customerID, paymentMethod }) =>
      change(
        customerID,
        async ({ customer, now, readMethod }) =>
          changeCard(customer, { method: await readMethod(paymentMethod), changeID: key }, now),
        { key, asked: paymentMethod },
      ),
    changeBilling: ({ customerID, billing }) =>
      change(customerID, ({ customer }) => {
        customer.billing = billing;
      }),
    abandonPayment: ({ customerID, changeID }) =>
      change(customerID, ({ customer, now }) => abandon(customer, changeID, now)),
  };
}

/** The customer of an id, which contains it: `sub_<customer>_<random>`. */
export function customerOf(id: string): string {
  return `cus_${id.split('_')[1] ?? ''}`;
}
