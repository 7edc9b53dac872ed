import {
  findPaidPlan,
  type MembershipPlan,
  membershipCurrency,
  type PaidLevel,
  paidLevels,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import type Stripe from 'stripe';
import { PaymentUnavailableError } from '../gateway/payment-gateway.ts';
import { isMissing, type StripeLog } from './stripe-errors.ts';

/** Which prices at Stripe belong to which plans. */
export interface StripePrices {
  /** The id of a plan's price. Throws `PaymentUnavailableError` when Stripe has none, or another than `membership-plans.json` says. */
  priceOf(planId: string): Promise<string>;
  /** The level of a price, also of one that an older amount belongs to; undefined for prices that are not ours. */
  levelOf(price: string | Stripe.Price): Promise<PaidLevel | undefined>;
}

/** Reads each price once: Stripe's prices do not change their amounts. */
export function createStripePrices(stripe: Stripe, log: StripeLog): StripePrices {
  const ids = new Map<string, string>();
  const levels = new Map<string, PaidLevel | undefined>();

  async function load(id: string): Promise<Stripe.Price | undefined> {
    try {
      return await stripe.prices.retrieve(id);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return {
    async priceOf(planId) {
      const known = ids.get(planId);
      if (known) return known;
      const plan = findPaidPlan(planId);
      const { data } = await stripe.prices.list({ lookup_keys: [planId], active: true, limit: 1 });
      const price = data[0];
      if (!plan || !price || differenceOf(plan, price)) {
        const problem = price && plan ? differenceOf(plan, price) : 'there is none';
        log.error({ planId, problem }, 'A plan has no fitting price at Stripe: run pnpm stripe plans');
        throw new PaymentUnavailableError(`The price ${planId} at Stripe does not fit: ${problem}.`);
      }
      ids.set(planId, price.id);
      return price.id;
    },
    async levelOf(price) {
      if (typeof price !== 'string') return levelOfPrice(price);
      if (!levels.has(price)) {
        const loaded = await load(price);
        levels.set(price, loaded && levelOfPrice(loaded));
      }
      return levels.get(price);
    },
  };
}

/** What is otherwise about a price than `membership-plans.json` says; undefined when it fits. */
export function differenceOf(plan: MembershipPlan, price: Stripe.Price): string | undefined {
  const { unit_amount: amount, currency, recurring } = price;
  if (amount !== plan.price) return `it is ${amount}, the plan's is ${plan.price} cents`;
  if (currency !== membershipCurrency) return `it is in ${currency}, the plan's is in ${membershipCurrency}`;
  if (recurring?.interval !== 'year' || recurring.interval_count !== 1) return 'it is not of one year';
  return undefined;
}

/** A lookup key moves on when an amount changes; the metadata stays with the price. */
function levelOfPrice({ lookup_key, metadata }: Stripe.Price): PaidLevel | undefined {
  const planId = metadata.planId ?? lookup_key;
  return paidLevels.find((level) => planOf(level).planId === planId);
}
