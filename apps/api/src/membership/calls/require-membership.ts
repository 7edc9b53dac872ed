import {
  findPaidPlan,
  type MembershipPlan,
  type PaidLevel,
  paidLevels,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import type { Services } from '../../services.ts';
import type { Payments } from '../gateway/payment-gateway.ts';
import type { LockedMembership } from '../state/sync-membership.ts';

/** Throws Conflict when the operator has set up no payment provider. */
export function requirePayments({ payments }: Pick<Services, 'payments'>): Payments {
  if (payments) return payments;
  throw new CallError(
    'Conflict',
    'Card payment is not set up on this installation. Ask the WBN team by the contact form.',
  );
}

/** Returns the paid plan with this id. Throws ValidationError that lists the valid ids. */
export function requirePaidPlan(planId: string): MembershipPlan & { level: PaidLevel } {
  const plan = findPaidPlan(planId);
  if (plan) return plan;
  const known = paidLevels.map((level) => planOf(level).planId).join(', ');
  throw validationError({ planId: `must be one of ${known}` }, 'There is no such plan.');
}

interface RunningSubscription {
  readonly subscriptionID: string;
  readonly customerID: string;
  readonly level: PaidLevel;
  readonly status: 'active' | 'past-due';
  readonly isCancelled: boolean;
  readonly scheduledLevel: PaidLevel | null;
}

type Columns = Pick<
  LockedMembership,
  | 'subscription_id'
  | 'customer_id'
  | 'subscription_level'
  | 'subscription_status'
  | 'cancel_at_period_end'
  | 'scheduled_level'
>;

/** Returns the company's running subscription. Throws Conflict when there is none or it has ended. */
export function requireSubscription(
  membership: { [Column in keyof Columns]: Columns[Column] | null },
): RunningSubscription {
  const { subscription_id, customer_id, subscription_level: level, subscription_status: status } = membership;
  if (!subscription_id || !customer_id || !level || (status !== 'active' && status !== 'past-due'))
    throw new CallError('Conflict', 'This company has no subscription that runs.');
  return {
    subscriptionID: subscription_id,
    customerID: customer_id,
    level,
    status,
    isCancelled: membership.cancel_at_period_end ?? false,
    scheduledLevel: membership.scheduled_level,
  };
}
