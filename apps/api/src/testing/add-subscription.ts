import { type PaidLevel, planOf } from '@wbn/contract/membership/membership-plans.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { ensureCustomer } from '../membership/calls/plan-changes.ts';
import {
  findUnsettledChange,
  insertPlanChange,
  updatePlanChange,
} from '../membership/changes/plan-change.sql.ts';
import type { Payments } from '../membership/gateway/payment-gateway.ts';
import { addMembership } from '../membership/state/membership.sql.ts';
import { syncMembership } from '../membership/state/sync-membership.ts';
import { addTestMethod } from '../membership/test-gateway/test-card-calls.ts';
import { billing, goodCard } from './membership-calls.ts';
import type { TestServer } from './start-test-server.ts';

interface Buyer {
  readonly businessID: string;
  readonly userID: string;
}

const authenticates = '4000002500003155';
const { email } = billing;

function paymentsOf({ services: { payments } }: TestServer): Payments {
  if (!payments) throw new Error('no payment is set up');
  return payments;
}

/** Adds a company's subscription at the test gateway; keeps a running one. */
export async function addSubscription(api: TestServer, buyer: Buyer, level: PaidLevel = 'premium') {
  const payments = paymentsOf(api);
  const { businessID } = buyer;
  const bought = await api.db
    .selectFrom('membership')
    .select('subscription_id')
    .where('business_id', '=', businessID)
    .where('subscription_status', '=', 'active')
    .executeTakeFirst();
  if (bought?.subscription_id) return { payments, subscriptionID: bought.subscription_id };
  await charge(api, payments, { ...buyer, level, number: goodCard, changeID: newId() });
  await syncMembership(payments, businessID);
  const { subscription_id: subscriptionID } = await api.db
    .selectFrom('membership')
    .select('subscription_id')
    .where('business_id', '=', businessID)
    .executeTakeFirstOrThrow();
  return { payments, subscriptionID: subscriptionID ?? '' };
}

/** Adds a purchase that waits for the bank's authentication; keeps a waiting one. */
export async function addWaitingPayment(api: TestServer, buyer: Buyer) {
  const { businessID, userID } = buyer;
  const waiting = await findUnsettledChange.first(api.db, { businessID });
  if (waiting) return { businessID, changeID: waiting.id, clientSecret: waiting.client_secret ?? '' };
  const changeID = newId();
  const number = authenticates;
  const result = await charge(api, paymentsOf(api), { ...buyer, level: 'gold', number, changeID });
  if (result.outcome !== 'requires-action') throw new Error('the bank has asked nobody');
  const { clientSecret } = result;
  await insertPlanChange.run(api.db, {
    ...{ id: changeID, kind: 'subscribe', level: 'gold', business_id: businessID, user_id: userID },
  });
  await updatePlanChange.run(api.db, { changeID, state: 'waiting', clientSecret });
  return { businessID, changeID, clientSecret };
}

interface Purchase extends Buyer {
  readonly level: PaidLevel;
  readonly number: string;
  readonly changeID: string;
}

async function charge(
  { db }: TestServer,
  payments: Payments,
  { businessID, userID, level, number, changeID }: Purchase,
) {
  const typed = { number, expMonth: 12, expYear: 2031, cvc: '123', billing };
  const { id: paymentMethod } = await addTestMethod(db, { userID, typed, now: new Date() });
  await addMembership.run(db, { businessID });
  const customerID = await ensureCustomer(payments, { businessID, email });
  const { planId } = planOf(level);
  return payments.gateway.startSubscription({
    ...{ key: changeID, customerID, changeID, planId, paymentMethod, email },
    taxId: undefined,
  });
}
