import {
  type MembershipPlan,
  membershipCurrency,
  paidLevels,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import type Stripe from 'stripe';
import { isMissing } from './stripe-errors.ts';
import { differenceOf } from './stripe-prices.ts';

/**
 * Makes products and prices at Stripe that `membership-plans.json` has and Stripe lacks. Stripe's prices never change: for another amount a
 * new one takes over the lookup key, and whoever has bought already keeps the old one. Gives a sentence for each plan.
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

/** The product has the id of the plan; its name stands on invoices. */
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
