import { isHigherLevel, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import { subscribe } from '@wbn/contract/membership/subscription.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { ensureCustomer } from '../changes/ensure-customer.ts';
import { askingProvider, outcomeOf } from '../changes/outcome-of.ts';
import { type Asking, runChange } from '../changes/run-change.ts';
import { paymentLimit } from '../policies.ts';
import type { LockedMembership } from '../state/sync-membership.ts';
import { requirePayments } from './require-payments.ts';
import { requirePaidPlan } from './require-plan.ts';

export const subscribeHandler = defineHandler(
  subscribe,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID, email, paymentMethod, planId, taxId } = body;
    const { level } = requirePaidPlan(planId);
    await limitCall(services.db, { call: 'pay', clientAddress: userID, ...paymentLimit });
    const perform = async ({ gateway, changeID, key }: Asking) => {
      const customerID = await ensureCustomer(payments, { businessID, email });
      return gateway.startSubscription({ key, customerID, changeID, planId, paymentMethod, email, taxId });
    };
    const changeID = await askingProvider(() =>
      runChange(payments, {
        ...{ call: subscribe.name, businessID, userID, idempotencyKey, body, paymentMethod, perform },
        decide: (membership) => decide(membership, level),
      }),
    );
    return { data: await outcomeOf(payments, { businessID, changeID }) };
  },
);

/** Allows only a plan above the company's level (MEM-03); a company with a subscription changes its plan instead. */
function decide({ subscription_status, level: now }: LockedMembership, level: PaidLevel) {
  if (subscription_status === 'active' || subscription_status === 'past-due')
    throw new CallError('Conflict', 'This company has a subscription: change its plan instead.');
  if (!isHigherLevel(level, now))
    throw validationError(
      {
        planId: `must be a plan above the present one, ${now}`,
      },
      'Only a higher plan can be bought.',
    );
  return { kind: 'subscribe' as const, level };
}
