import {
  findPaidPlan,
  type MembershipPlan,
  type PaidLevel,
  paidLevels,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';

/** The paid plan with an id. Throws ValidationError that says which there are. */
export function requirePaidPlan(planId: string): MembershipPlan & { level: PaidLevel } {
  const plan = findPaidPlan(planId);
  if (plan) return plan;
  const known = paidLevels.map((level) => planOf(level).planId).join(', ');
  throw validationError({ planId: `must be one of ${known}` }, 'There is no such plan.');
}
