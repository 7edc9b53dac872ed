import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { LockedMembership } from '../state/sync-membership.ts';

export interface RunningSubscription {
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

/** The subscription that a company has now. Throws Conflict when there is none, or it has ended. */
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
