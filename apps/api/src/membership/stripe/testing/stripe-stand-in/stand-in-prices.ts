import {
  findPaidPlan,
  membershipCurrency,
  paidLevels,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import { InvalidRequestError } from '../model/model-commands.ts';
import type { Plan } from '../model/model-records.ts';

/** A price as `pnpm stripe plans` creates it. */
export function presentPrice(planId: string, amount = findPaidPlan(planId)?.price) {
  return {
    ...{ object: 'price', id: `price_${planId.replaceAll('-', '_')}`, lookup_key: planId, active: true },
    ...{ unit_amount: amount, currency: membershipCurrency, metadata: { planId } },
    recurring: { interval: 'year', interval_count: 1 },
  };
}

/** The model's plan for a price id. */
export function planOfPrice(priceID: string): Plan {
  const plan = paidLevels.map(planOf).find(({ planId }) => presentPrice(planId).id === priceID);
  if (!plan) throw new InvalidRequestError('resource_missing', `No such price: '${priceID}'`);
  return { id: plan.planId, name: plan.level, amount: plan.price, currency: membershipCurrency };
}
