import { isHigherLevel, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { PaymentOutcome } from '@wbn/contract/membership/payment-shapes.ts';
import {
  cancelSubscription,
  changeCard,
  changePlan,
  resumeSubscription,
  subscribe,
} from '@wbn/contract/membership/subscription.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import { callProvider, outcomeOf } from '../changes/change-outcome.ts';
import { type ChangeRequest, type ProviderCall, runChange } from '../changes/run-change.ts';
import type { Payments } from '../gateway/payment-gateway.ts';
import { paymentLimit } from '../policies.ts';
import { findMembership, lockMembership, updateMembership } from '../state/membership.sql.ts';
import type { LockedMembership } from '../state/sync-membership.ts';
import { readMembership } from './load-membership.ts';
import { requirePaidPlan, requirePayments, requireSubscription } from './require-membership.ts';

/** Returns the company's customer id at the provider. Creates the customer before the first charge, so that a charge can be traced to the company. */
export async function ensureCustomer(
  { db, gateway }: Payments,
  { businessID, email }: { readonly businessID: string; readonly email: string },
): Promise<string> {
  const { customer_id, company_name: companyName } = await findMembership.only(db, { businessID });
  if (customer_id) return customer_id;
  const key = `customer:${businessID}`;
  const { customerID } = await gateway.createCustomer({ key, businessID, companyName, email });
  return db.transaction().execute(async (transaction) => {
    const { customer_id: present } = await lockMembership.only(transaction, { businessID });
    if (present) return present;
    const columns = { customer_id: customerID, gateway: gateway.kind };
    await updateMembership.run(transaction, { businessID, columns });
    return customerID;
  });
}

/** Runs a change for an owner and returns its outcome. Throws what `outcomeOf` throws. */
async function makeChange(payments: Payments, asked: ChangeRequest): Promise<PaymentOutcome> {
  const changeID = await callProvider(() => runChange(payments, asked));
  return outcomeOf(payments, { businessID: asked.businessID, changeID });
}

export const subscribeHandler = defineHandler(
  subscribe,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID, email, paymentMethod, planId, taxId } = body;
    const { level } = requirePaidPlan(planId);
    await limitCall(services.db, { call: 'pay', clientAddress: userID, ...paymentLimit });
    const outcome = await makeChange(payments, {
      ...{ call: subscribe.name, businessID, userID, idempotencyKey, body, paymentMethod },
      decide: (membership) => decidePurchase(membership, level),
      async perform({ gateway, changeID, key }) {
        const customerID = await ensureCustomer(payments, { businessID, email });
        return gateway.startSubscription({ key, customerID, changeID, planId, paymentMethod, email, taxId });
      },
    });
    return { data: outcome };
  },
);

/** Allows only a plan above the company's level (MEM-03). A company with a subscription has to change its plan instead. */
function decidePurchase({ subscription_status, level: now }: LockedMembership, level: PaidLevel) {
  if (subscription_status === 'active' || subscription_status === 'past-due')
    throw new CallError('Conflict', 'This company has a subscription: change its plan instead.');
  if (!isHigherLevel(level, now))
    throw validationError(
      { planId: `must be a plan above the present one, ${now}` },
      'Only a higher plan can be bought.',
    );
  return { kind: 'subscribe' as const, level };
}

export const changePlanHandler = defineHandler(
  changePlan,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID, planId } = body;
    const { level } = requirePaidPlan(planId);
    await limitCall(services.db, { call: 'pay', clientAddress: userID, ...paymentLimit });
    const outcome = await makeChange(payments, {
      ...{ call: changePlan.name, businessID, userID, idempotencyKey, body },
      decide: (membership) => decidePlan(membership, level),
      perform: (asking) => askForPlan(asking, { planId, level }),
    });
    return { data: outcome };
  },
);

function decidePlan(membership: LockedMembership, level: PaidLevel) {
  const { level: now, status, scheduledLevel } = requireSubscription(membership);
  // A raise pays for the step from the present plan, so that one has to be paid.
  if (membership.paid_level === null || isHigherLevel(now, membership.paid_level))
    throw new CallError(
      'Conflict',
      'A payment for the present plan went back. The plan follows in a minute or two: try again then.',
    );
  if (level === now && !scheduledLevel)
    throw new CallError('Conflict', 'This is the present plan of the company.');
  if (!isHigherLevel(level, now)) return { kind: 'schedule' as const, level };
  if (status === 'past-due')
    throw new CallError('Conflict', 'The last payment has failed: pay it with another card first.');
  return { kind: 'raise' as const, level };
}

/** Raises the plan at once, schedules a lower one for the end of the period, or cancels a scheduled change. */
async function askForPlan(
  { gateway, membership, key }: ProviderCall,
  { planId, level }: { readonly planId: string; readonly level: PaidLevel },
) {
  const { subscriptionID, level: now } = requireSubscription(membership);
  if (isHigherLevel(level, now)) return gateway.raisePlan({ key, subscriptionID, planId });
  await gateway.schedulePlan({ key, subscriptionID, planId: level === now ? undefined : planId });
  return undefined;
}

export const cancelSubscriptionHandler = defineHandler(cancelSubscription, (given) =>
  setCancelled(given, cancelSubscription.name, true),
);

export const resumeSubscriptionHandler = defineHandler(resumeSubscription, (given) =>
  setCancelled(given, resumeSubscription.name, false),
);

/** Cancels a subscription at the end of its period, or resumes a cancelled one. */
async function setCancelled(
  { user: { userID }, body, idempotencyKey, services }: HandlerInput<typeof cancelSubscription>,
  call: string,
  cancel: boolean,
) {
  const { businessID } = body;
  await makeChange(requirePayments(services), {
    ...{ call, businessID, userID, idempotencyKey, body },
    decide(membership) {
      const { level, isCancelled } = requireSubscription(membership);
      if (isCancelled === cancel)
        throw new CallError('Conflict', cancel ? 'It is cancelled already.' : 'It was not cancelled.');
      return { kind: cancel ? 'cancel' : 'resume', level };
    },
    async perform({ gateway, membership, key }) {
      const { subscriptionID } = requireSubscription(membership);
      await gateway.cancelAtPeriodEnd({ key, subscriptionID, cancel });
      return undefined;
    },
  });
  return { data: await readMembership(services.db, businessID) };
}

export const changeCardHandler = defineHandler(
  changeCard,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID, paymentMethod } = body;
    await limitCall(services.db, { call: 'pay', clientAddress: userID, ...paymentLimit });
    const outcome = await makeChange(payments, {
      ...{ call: changeCard.name, businessID, userID, idempotencyKey, body, paymentMethod },
      decide: (membership) => ({ kind: 'card', level: requireSubscription(membership).level }),
      perform: ({ gateway, membership, key }) =>
        gateway.changeCard({ key, customerID: requireSubscription(membership).customerID, paymentMethod }),
    });
    return { data: outcome };
  },
);
