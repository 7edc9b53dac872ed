import type Stripe from 'stripe';
import type { ChargeResult, PaymentGateway } from '../gateway/payment-gateway.ts';
import { idOf, requireExpanded, settleUnpaid } from './read-stripe-invoice.ts';
import { attachMethod, setTaxId } from './stripe-billing.ts';
import { finishSetup } from './stripe-card.ts';
import { once } from './stripe-client.ts';
import type { StripePrices } from './stripe-prices.ts';

type Given<Name extends 'startSubscription' | 'abandonPayment'> = Parameters<PaymentGateway[Name]>[0];

/**
 * Buys a plan. `allow_incomplete` creates the subscription and charges the card in one call under one key, so no unpaid subscription can be
 * left over. Address and tax id are sent before, so that their errors come before a charge.
 */
export async function startSubscription(
  stripe: Stripe,
  prices: StripePrices,
  { key, customerID, changeID, planId, paymentMethod, email, taxId }: Given<'startSubscription'>,
): Promise<ChargeResult> {
  const price = await prices.priceOf(planId);
  const { billing_details: details } = await attachMethod(stripe, { key, customerID, paymentMethod });
  const { name, address } = details;
  const customer = await stripe.customers.update(
    customerID,
    {
      email,
      invoice_settings: { default_payment_method: paymentMethod },
      ...(name && { name }),
      ...(address && { address: filled(address) }),
    },
    once(key, 'customer'),
  );
  if (taxId) await setTaxId(stripe, { key, customerID, taxId });
  const { businessID = '' } = customer.metadata;
  const subscription = await stripe.subscriptions.create(
    {
      customer: customerID,
      items: [{ price }],
      collection_method: 'charge_automatically',
      payment_behavior: 'allow_incomplete',
      off_session: false,
      payment_settings: { payment_method_types: ['card'] },
      metadata: { businessID, changeID },
      expand: ['latest_invoice.payments'],
    },
    once(key, 'subscription'),
  );
  if (subscription.status !== 'incomplete') return { outcome: 'done' };
  const giveUp = () => giveUpPurchase(stripe, { key, subscriptionID: subscription.id });
  return settleUnpaid(stripe, requireExpanded(subscription.latest_invoice), giveUp);
}

/** Ends a first payment, a raise or a card change that waits for the holder's bank. */
export async function abandonPayment(
  stripe: Stripe,
  { key, customerID, changeID }: Given<'abandonPayment'>,
): Promise<void> {
  const subscriptions = await stripe.subscriptions
    .list({ customer: customerID, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  for (const { id, status, metadata, pending_update: update, latest_invoice: invoice } of subscriptions) {
    if (status === 'incomplete' && metadata.changeID === changeID)
      await giveUpPurchase(stripe, { key, subscriptionID: id });
    if (update && invoice) await stripe.invoices.voidInvoice(idOf(invoice), {}, once(key, 'void'));
  }
  const customer = await stripe.customers.retrieve(customerID);
  if (customer.deleted || !customer.metadata.pendingSetup || (await finishSetup(stripe, customer))) return;
  await stripe.setupIntents.cancel(customer.metadata.pendingSetup, {}, once(key, 'setup'));
  await stripe.customers.update(customerID, { metadata: { pendingSetup: '' } });
}

/** Cancels a subscription without its first payment; refunds a payment that arrived in the meantime. */
async function giveUpPurchase(
  stripe: Stripe,
  { key, subscriptionID }: { key: string; subscriptionID: string },
): Promise<void> {
  const ended = await stripe.subscriptions.cancel(
    subscriptionID,
    { expand: ['latest_invoice.payments'] },
    once(key, 'cancel'),
  );
  const invoice = requireExpanded(ended.latest_invoice);
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  if (paid) await stripe.refunds.create({ payment_intent: idOf(paid) }, once(key, 'refund'));
}

/** Removes empty fields. */
function filled(address: Stripe.Address): Stripe.AddressParam {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}
