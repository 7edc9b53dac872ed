import type Stripe from 'stripe';
import type { RemoteSubscription } from '../gateway/payment-gateway.ts';
import { toDate } from './read-stripe-invoice.ts';
import { itemOf } from './stripe-plans.ts';
import type { StripePrices } from './stripe-prices.ts';

/** A subscription of ours; undefined for one on a price that is none of our plans. Needs `schedule` to be expanded. */
export async function readSubscription(
  prices: StripePrices,
  subscription: Stripe.Subscription,
): Promise<RemoteSubscription | undefined> {
  const item = itemOf(subscription);
  const level = await prices.levelOf(item.price);
  if (!level) return undefined;
  const status = readStatus(subscription);
  const { id, created, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const periodEnd = item.current_period_end;
  const nextPrice = nextPriceOf(subscription);
  const scheduled = nextPrice && status !== 'ended' ? await prices.levelOf(nextPrice) : undefined;
  return {
    ...{ id, level, status },
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(endedAt ? Math.min(endedAt, periodEnd) : periodEnd),
    cancelAtPeriodEnd:
      subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= periodEnd && status !== 'ended'),
    scheduledLevel: scheduled === level ? undefined : scheduled,
    createdAt: toDate(created),
    changeID: subscription.metadata.changeID,
  };
}

function readStatus({ status }: Stripe.Subscription): RemoteSubscription['status'] {
  switch (status) {
    case 'incomplete':
      return 'incomplete';
    // We sell no trials; an operator who gives one in Stripe's dashboard means it.
    case 'active':
    case 'trialing':
      return 'active';
    // After the last try Stripe may leave it unpaid, and a paused one is not charged: nobody pays, so the plan does not hold. Should it go on
    // it is active again.
    case 'canceled':
    case 'incomplete_expired':
    case 'unpaid':
    case 'paused':
      return 'ended';
    // A word that this version of the API does not have takes nothing away.
    default:
      return 'past-due';
  }
}

/** What a schedule puts in place of the present phase. */
function nextPriceOf({ schedule }: Stripe.Subscription): string | undefined {
  if (!schedule || typeof schedule === 'string') return undefined;
  const { current_phase: current, phases } = schedule;
  const next = current && phases.find(({ start_date: start }) => start >= current.end_date);
  const price = next?.items[0]?.price;
  return typeof price === 'string' ? price : price?.id;
}
