import type { MembershipState } from '@wbn/contract/membership/load-membership.ts';
import type { Subscription } from '@wbn/contract/membership/payment-shapes.ts';

/** The subscription that gives the company its level now; undefined before the first payment and after the last period. */
export function runningSubscription({ subscription }: MembershipState): Subscription | undefined {
  const isRunning = subscription?.status === 'active' || subscription?.status === 'past-due';
  return isRunning ? subscription : undefined;
}
