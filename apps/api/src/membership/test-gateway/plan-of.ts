import { findPaidPlan, membershipCurrency } from '@wbn/contract/membership/membership-plans.ts';
import { PaymentRefusedError } from '../gateway/payment-gateway.ts';
import type { Plan } from './model/model-records.ts';

/** A plan of the settings as the model charges it. Throws PaymentRefusedError for what is none. */
export function planOf(planId: string): Plan {
  const plan = findPaidPlan(planId);
  if (!plan) throw new PaymentRefusedError(`No such plan: ${planId}`, 'resource_missing');
  const name = `WBN ${plan.level.charAt(0).toUpperCase()}${plan.level.slice(1)}, one year`;
  return { id: plan.planId, name, amount: plan.price, currency: membershipCurrency };
}
