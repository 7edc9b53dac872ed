import type Stripe from 'stripe';
import type { RemoteCustomer, RemoteSubscription } from '../gateway/payment-gateway.ts';
import { chargesOf, loadOpenPayment, readInvoice, toDate } from './read-stripe-invoice.ts';
import { readBilling } from './stripe-billing.ts';
import { finishSetup } from './stripe-card.ts';
import { isMissing } from './stripe-client.ts';
import { itemOf } from './stripe-plans.ts';
import type { StripePrices } from './stripe-prices.ts';

/** Reads a subscription; undefined when its price belongs to none of our plans. Needs `schedule` expanded. */
async function readSubscription(
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
    // WBN sells no trials; an operator who grants one in Stripe's dashboard gives the plan for that time.
    case 'active':
    case 'trialing':
      return 'active';
    // Stripe does not collect unpaid and paused subscriptions, so the plan ends; a resumed one becomes active again.
    case 'canceled':
    case 'incomplete_expired':
    case 'unpaid':
    case 'paused':
      return 'ended';
    // A status that this API version does not know must not take the plan away.
    default:
      return 'past-due';
  }
}

/** The price of the phase after the current one. */
function nextPriceOf({ schedule }: Stripe.Subscription): string | undefined {
  if (!schedule || typeof schedule === 'string') return undefined;
  const { current_phase: current, phases } = schedule;
  const next = current && phases.find(({ start_date: start }) => start >= current.end_date);
  const price = next?.items[0]?.price;
  return typeof price === 'string' ? price : price?.id;
}

const limit = 100;
/** Far more than the invoices of one company with yearly payments. */
const most = { limit: 10_000 };

/** Makes four calls at once, and one more for each open invoice and disputed charge. */
export async function loadCustomer(
  stripe: Stripe,
  prices: StripePrices,
  customerID: string,
): Promise<RemoteCustomer | undefined> {
  const customer = await findCustomer(stripe, customerID);
  if (!customer) return undefined;
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions
      .list({ customer: customerID, status: 'all', limit, expand: ['data.schedule'] })
      .autoPagingToArray(most),
    stripe.invoices.list({ customer: customerID, limit, expand: ['data.payments'] }).autoPagingToArray(most),
    stripe.charges.list({ customer: customerID, limit }).autoPagingToArray(most),
  ]);
  return {
    customerID,
    businessID: customer.metadata.businessID,
    ...readMethod(customer),
    billing: readBilling(customer),
    subscriptions: newestFirst(await Promise.all(subscriptions.map((one) => readSubscription(prices, one)))),
    invoices: newestFirst(
      await Promise.all(invoices.map((one) => loadInvoice(stripe, prices, one, chargesOf(one, charges)))),
    ),
  };
}

/** Loads the customer, after a card whose holder has answered the bank was saved. */
async function findCustomer(stripe: Stripe, customerID: string): Promise<Stripe.Customer | undefined> {
  const load = () =>
    stripe.customers.retrieve(customerID, {
      expand: ['tax_ids', 'invoice_settings.default_payment_method'],
    });
  try {
    const found = await load();
    if (found.deleted) return undefined;
    if (!(await finishSetup(stripe, found))) return found;
    const changed = await load();
    return changed.deleted ? undefined : changed;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function loadInvoice(
  stripe: Stripe,
  prices: StripePrices,
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
) {
  const openPayment = invoice.status === 'open' ? await loadOpenPayment(stripe, invoice) : undefined;
  const disputed = charges.filter((charge) => charge.disputed);
  const lists = await Promise.all(disputed.map(({ id }) => stripe.disputes.list({ charge: id, limit })));
  const disputes = lists.flatMap(({ data }) => data);
  return readInvoice(prices, invoice, { charges, openPayment, disputes });
}

function readMethod({
  invoice_settings: { default_payment_method: method },
}: Stripe.Customer): Pick<RemoteCustomer, 'paymentMethod' | 'card'> {
  if (!method || typeof method !== 'object') return { paymentMethod: method ?? undefined, card: undefined };
  const { id: paymentMethod, card } = method;
  return {
    paymentMethod,
    card: card && { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year },
  };
}

function newestFirst<Item extends { readonly createdAt: Date }>(list: readonly (Item | undefined)[]): Item[] {
  return list
    .filter((item) => item !== undefined)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
