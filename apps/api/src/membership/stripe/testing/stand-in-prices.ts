import {
  findPaidPlan,
  membershipCurrency,
  type PaidLevel,
  paidLevels,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import { InvalidRequestError } from './stand-in-errors.ts';

/** A price as `pnpm stripe plans` creates it. */
export function presentPrice(planId: string, amount = findPaidPlan(planId)?.price) {
  return {
    ...{ object: 'price', id: `price_${planId.replaceAll('-', '_')}`, lookup_key: planId, active: true },
    ...{ unit_amount: amount, currency: membershipCurrency, metadata: { planId } },
    recurring: { interval: 'year', interval_count: 1 },
  };
}

export const priceOf = (level: PaidLevel) => presentPrice(planOf(level).planId);

/** The level of a price's id. */
export function levelOfPrice(priceID: string | undefined): PaidLevel {
  const level = paidLevels.find((one) => priceOf(one).id === priceID);
  if (level) return level;
  throw new InvalidRequestError('resource_missing', `No such price: '${priceID}'`);
}
