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
import { isMissing, type StripeLog } from './stripe-client.ts';

/**
 * Creates the products and prices of `membership-plans.json` that Stripe lacks. Stripe's prices are immutable: for a new amount a new price
 * takes over the lookup key, and existing subscriptions keep the old one. Returns a sentence per plan.
 */
export async function syncPlans(stripe: Stripe): Promise<string[]> {
  const sentences: string[] = [];
  for (const level of paidLevels) sentences.push(await syncPlan(stripe, planOf(level)));
  return sentences;
}

async function syncPlan(stripe: Stripe, plan: MembershipPlan): Promise<string> {
  const { planId } = plan;
  const costs = `${(plan.price / 100).toFixed(2)} ${membershipCurrency} a year`;
  const { data } = await stripe.prices.list({ lookup_keys: [planId], active: true, limit: 1 });
  const present = data[0];
  const difference = present && differenceOf(plan, present);
  if (present && !difference) return `${planId}: there, ${costs}.`;
  await stripe.prices.create({
    product: await ensureProduct(stripe, plan),
    unit_amount: plan.price,
    currency: membershipCurrency,
    recurring: { interval: 'year', interval_count: 1 },
    lookup_key: planId,
    transfer_lookup_key: true,
    metadata: { planId },
  });
  return difference ? `${planId}: made anew, ${costs}, because ${difference}.` : `${planId}: made, ${costs}.`;
}

/** The product's id is the plan's; its name is on invoices. */
async function ensureProduct(stripe: Stripe, { planId: id, level }: MembershipPlan): Promise<string> {
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const name = `WBN ${level.charAt(0).toUpperCase()}${level.slice(1)} membership`;
    await stripe.products.create({ id, name, metadata: { planId: id } });
  }
  return id;
}

/** Maps plans to prices at Stripe and back. */
export interface StripePrices {
  /**
   * The id of a plan's price. Throws `PaymentUnavailableError` when Stripe has none or one that differs from
   * `membership-plans.json`.
   */
  priceOf(planId: string): Promise<string>;
  /** The level of a price, also of one with an earlier amount; undefined for prices that are not ours. */
  levelOf(price: string | Stripe.Price): Promise<PaidLevel | undefined>;
}

/** Caches every price, because prices at Stripe are immutable. */
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

/** How a price differs from `membership-plans.json`; undefined when it does not. */
function differenceOf(plan: MembershipPlan, price: Stripe.Price): string | undefined {
  const { unit_amount: amount, currency, recurring } = price;
  if (amount !== plan.price) return `it is ${amount}, the plan's is ${plan.price} cents`;
  if (currency !== membershipCurrency) return `it is in ${currency}, the plan's is in ${membershipCurrency}`;
  if (recurring?.interval !== 'year' || recurring.interval_count !== 1) return 'it is not of one year';
  return undefined;
}

/** The lookup key moves to a new price when the amount changes; the metadata stays. */
function levelOfPrice({ lookup_key, metadata }: Stripe.Price): PaidLevel | undefined {
  const planId = metadata.planId ?? lookup_key;
  return paidLevels.find((level) => planOf(level).planId === planId);
}
