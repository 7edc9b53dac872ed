import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type PaymentGateway, PaymentRefusedError, type PlanPreview } from '../gateway/payment-gateway.ts';
import { cancelNow, changeCard, startSubscription } from './buy-steps.ts';
import { toChargeResult } from './charge-result.ts';
import {
  type CustomerStore,
  openCustomerStore,
  type ReceiveEvent,
  storedCustomer,
} from './customer-store.ts';
import { findTestCustomer, insertTestCustomer, selectSubscribers } from './customers.sql.ts';
import { abandonChange } from './holder-steps.ts';
import type { CustomerState } from './model/customer-state.ts';
import type { Plan } from './model/model-records.ts';
import { prorate, totalOf } from './model/prorate.ts';
import { createCustomer } from './model/run-command.ts';
import { planOf } from './plan-of.ts';
import { presentRemoteCustomer } from './remote-customer.ts';

export interface TestGatewayOptions {
  readonly db: Kysely<Database>;
  /** Where its events go; by default where Stripe's go, too. */
  readonly receive?: ReceiveEvent;
  /** This host as browsers see it, without a slash at the end: invoices lie there. */
  readonly hostUrl: () => string;
}

/** The port with what only this provider can do: its customers are at hand. */
export interface TestGateway extends PaymentGateway {
  readonly kind: 'test';
  readonly customers: CustomerStore;
  readonly db: Kysely<Database>;
}

export function isTestGateway(gateway: PaymentGateway | undefined): gateway is TestGateway {
  return gateway?.kind === 'test';
}

/**
 * A payment provider without money, for installations without keys: it takes Stripe's test cards and does what they say, by the same rules
 * (`model/`). What it keeps lies in tables of its own, which nobody else reads.
 */
export function createTestGateway({ db, receive, hostUrl }: TestGatewayOptions): TestGateway {
  const customers = openCustomerStore(db, receive);
  const { change } = customers;
  const addressOf = (invoiceID: string) => `${hostUrl()}/test-gateway/invoices/${invoiceID}`;
  return {
    ...{ kind: 'test', testMode: true, publicKey: 'test-mode', customers, db },
    async createCustomer({ key, businessID, companyName: name, email }) {
      const customerID = `cus_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
      const seed = randomBytes(16).toString('hex');
      const billing = { name, email };
      const { state, events } = createCustomer(
        { id: customerID, seed, billing, metadata: { businessID } },
        Date.now(),
      );
      const row = { id: customerID, business_id: businessID, state: storedCustomer(state, events) };
      await insertTestCustomer.run(db, row);
      const stored = await findTestCustomer.only(db, { customerID });
      if (stored.business_id !== businessID)
        throw new PaymentRefusedError('This key was used for another company.', 'idempotency_error');
      await customers.deliver(customerID).catch(() => undefined);
      return { customerID };
    },
    async loadCustomer(customerID) {
      const state = await customers.read(customerID);
      return state && presentRemoteCustomer(state, addressOf);
    },
    async *listCustomers() {
      for (const { id, business_id } of await selectSubscribers.all(db))
        yield { customerID: id, businessID: business_id };
    },
    startSubscription: ({ customerID, planId, ...purchase }) =>
      change(customerID, (steps) => startSubscription(steps, { ...purchase, plan: planOf(planId) })).then(
        toChargeResult,
      ),
    raisePlan: ({ key, subscriptionID, planId }) =>
      change(customerOf(subscriptionID), (steps) =>
        steps.run(
          {
            ...{ kind: 'change-plan', subscriptionID, plan: planOf(planId), metadata: { changeID: key } },
            behaviour: 'error_if_declined',
          },
          key,
        ),
      ).then(toChargeResult),
    async schedulePlan({ key, subscriptionID, planId }) {
      const plan = planId === undefined ? undefined : planOf(planId);
      await change(customerOf(subscriptionID), (steps) =>
        steps.run({ kind: 'schedule-plan', subscriptionID, plan }, key),
      );
    },
    previewPlan: ({ subscriptionID, planId }) =>
      change(customerOf(subscriptionID), ({ state }) => preview(state, subscriptionID, planOf(planId))),
    async cancelAtPeriodEnd({ key, subscriptionID, cancel }) {
      await change(customerOf(subscriptionID), (steps) =>
        steps.run({ kind: 'cancel-at-period-end', subscriptionID, cancel }, key),
      );
    },
    cancelNow: ({ subscriptionID }) =>
      change(customerOf(subscriptionID), (steps) => cancelNow(steps, subscriptionID)),
    changeCard: ({ customerID, ...given }) =>
      change(customerID, (steps) => changeCard(steps, given)).then(toChargeResult),
    async changeBilling({ key, customerID, billing }) {
      await change(customerID, (steps) =>
        steps.run({ kind: 'update-customer', billing: { taxId: undefined, ...billing } }, key),
      );
    },
    abandonPayment: ({ customerID, changeID }) =>
      change(customerID, (steps) => abandonChange(steps, changeID)),
  };
}

/** Ids say whose they are: `sub_<customer>_<hash>`. */
export function customerOf(id: string): string {
  return `cus_${id.split('_')[1] ?? ''}`;
}

/** What a change would cost, as it would be charged now. */
function preview({ subscriptions, clock }: CustomerState, subscriptionID: string, plan: Plan): PlanPreview {
  const subscription = subscriptions.find(({ id }) => id === subscriptionID);
  if (!subscription)
    throw new PaymentRefusedError(`No such subscription: ${subscriptionID}`, 'resource_missing');
  const isHigher = plan.amount > subscription.plan.amount;
  return {
    dueNow: isHigher ? totalOf(prorate(subscription, plan, clock)) : 0,
    renewal: plan.amount,
    renewsAt: new Date(subscription.periodEnd),
  };
}
