import type Stripe from 'stripe';
import type { RemoteCustomer } from '../gateway/payment-gateway.ts';
import { chargesOf, readInvoice } from './read-stripe-invoice.ts';
import { readSubscription } from './read-stripe-subscription.ts';
import { readBilling } from './stripe-billing.ts';
import { finishSetup } from './stripe-card.ts';
import { loadOpenPayment } from './stripe-charges.ts';
import { isMissing } from './stripe-errors.ts';
import type { StripePrices } from './stripe-prices.ts';

const limit = 100;
/** Far more than a company collects in a lifetime of yearly invoices. */
const most = { limit: 10_000 };

/** Four calls at once, and one for each open invoice and each disputed charge. */
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

/** The customer, after what its holder's bank has agreed to since was done. */
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
