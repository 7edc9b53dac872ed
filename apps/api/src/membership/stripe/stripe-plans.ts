import { isHigherLevel, planOf } from '@wbn/contract/membership/membership-plans.ts';
import type Stripe from 'stripe';
import type { ChargeResult, PaymentGateway, PlanPreview } from '../gateway/payment-gateway.ts';
import { idOf, requireExpanded, settleUnpaid } from './read-stripe-invoice.ts';
import { isMissing, once } from './stripe-client.ts';
import type { StripePrices } from './stripe-prices.ts';

type Given<Name extends keyof PaymentGateway> = Parameters<
  Extract<PaymentGateway[Name], (given: never) => unknown>
>[0];

/**
 * Changes to a higher plan at once. With `pending_if_incomplete` the subscription keeps the old plan until the difference is paid. Releases
 * a schedule first, because Stripe refuses changes to a scheduled subscription.
 */
export async function raisePlan(
  stripe: Stripe,
  prices: StripePrices,
  { key, subscriptionID, planId }: Given<'raisePlan'>,
): Promise<ChargeResult> {
  const price = await prices.priceOf(planId);
  const before = await stripe.subscriptions.retrieve(subscriptionID);
  const item = itemOf(before);
  if (item.price.id === price) return { outcome: 'done' };
  await release(stripe, key, before);
  const subscription = await stripe.subscriptions.update(
    subscriptionID,
    {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      off_session: false,
      expand: ['latest_invoice.payments'],
    },
    once(key, 'raise'),
  );
  if (!subscription.pending_update) return { outcome: 'done' };
  const invoice = requireExpanded(subscription.latest_invoice);
  const giveUp = () => stripe.invoices.voidInvoice(invoice.id, {}, once(key, 'void'));
  return settleUnpaid(stripe, invoice, giveUp);
}

/** Changes to a lower plan at once, without a charge or a credit; releases a schedule first. */
export async function lowerPlan(
  stripe: Stripe,
  prices: StripePrices,
  { key, subscriptionID, planId }: Given<'lowerPlan'>,
): Promise<void> {
  const price = await prices.priceOf(planId);
  const before = await stripe.subscriptions.retrieve(subscriptionID);
  const item = itemOf(before);
  if (item.price.id === price) return;
  await release(stripe, key, before);
  await stripe.subscriptions.update(
    subscriptionID,
    { items: [{ id: item.id, price }], proration_behavior: 'none' },
    once(key, 'lower'),
  );
}

/** Changes to another plan at the end of the period, by a schedule of two phases that then releases the subscription. */
export async function schedulePlan(
  stripe: Stripe,
  prices: StripePrices,
  { key, subscriptionID, planId }: Given<'schedulePlan'>,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionID);
  if (planId === undefined) return release(stripe, key, subscription);
  const price = await prices.priceOf(planId);
  const item = itemOf(subscription);
  const scheduleID = subscription.schedule
    ? idOf(subscription.schedule)
    : await createSchedule(stripe, key, subscriptionID);
  await stripe.subscriptionSchedules.update(
    scheduleID,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        { items: [{ price, quantity: 1 }], duration: { interval: 'year', interval_count: 1 } },
      ],
    },
    once(key, 'phases'),
  );
}

/** The price of another plan: Stripe's proration for a higher one; a lower one costs nothing now. */
export async function previewPlan(
  stripe: Stripe,
  prices: StripePrices,
  { subscriptionID, planId }: Given<'previewPlan'>,
): Promise<PlanPreview> {
  const price = await prices.priceOf(planId);
  const level = await prices.levelOf(price);
  const item = itemOf(await stripe.subscriptions.retrieve(subscriptionID));
  const present = await prices.levelOf(item.price);
  const renewsAt = new Date(item.current_period_end * 1_000);
  const renewal = level ? planOf(level).price : 0;
  if (!level || !present || !isHigherLevel(level, present)) return { dueNow: 0, renewal, renewsAt };
  const { amount_due: dueNow } = await stripe.invoices.createPreview({
    subscription: subscriptionID,
    subscription_details: { items: [{ id: item.id, price }], proration_behavior: 'always_invoice' },
  });
  return { dueNow, renewal, renewsAt };
}

/** Cancels with the period, or undoes that; releases a schedule, because a cancelled subscription changes to no other plan. */
export async function cancelAtPeriodEnd(
  stripe: Stripe,
  { key, subscriptionID, cancel }: Given<'cancelAtPeriodEnd'>,
): Promise<void> {
  await release(stripe, key, await stripe.subscriptions.retrieve(subscriptionID));
  await stripe.subscriptions.update(
    subscriptionID,
    { cancel_at_period_end: cancel },
    once(key, 'period-end'),
  );
}

/** Cancels at once and voids open invoices; a subscription that has ended stays as it is. */
export async function cancelNow(stripe: Stripe, { key, subscriptionID }: Given<'cancelNow'>): Promise<void> {
  try {
    await stripe.subscriptions.cancel(
      subscriptionID,
      { invoice_now: false, prorate: false },
      once(key, 'cancel'),
    );
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const open = await stripe.invoices.list({ subscription: subscriptionID, status: 'open', limit: 100 });
  for (const { id } of open.data) await stripe.invoices.voidInvoice(id, {}, once(key, `void:${id}`));
}

async function createSchedule(stripe: Stripe, key: string, subscriptionID: string): Promise<string> {
  const { id } = await stripe.subscriptionSchedules.create(
    { from_subscription: subscriptionID },
    once(key, 'schedule'),
  );
  return id;
}

async function release(
  stripe: Stripe,
  key: string,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
): Promise<void> {
  if (!schedule) return;
  await stripe.subscriptionSchedules.release(idOf(schedule), {}, once(key, 'release'));
}

/** Our subscriptions have exactly one item. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = items.data[0];
  if (!item) throw new Error(`The subscription ${id} at Stripe has no item`);
  return item;
}
