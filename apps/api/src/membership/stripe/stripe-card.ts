import Stripe from 'stripe';
import type { ChargeResult, PaymentGateway } from '../gateway/payment-gateway.ts';
import { idOf, loadOpenPayment, secretOf } from './read-stripe-invoice.ts';
import { attachMethod } from './stripe-billing.ts';
import { once, refusalOf } from './stripe-client.ts';

/**
 * Asks the holder's bank whether the card may be charged while the holder is away. When the bank wants to ask the holder, `pendingSetup` in
 * the customer's metadata names the setup until `finishSetup` completes it.
 */
export async function changeCard(
  stripe: Stripe,
  { key, customerID, paymentMethod }: Parameters<PaymentGateway['changeCard']>[0],
): Promise<ChargeResult> {
  await attachMethod(stripe, { key, customerID, paymentMethod });
  const setup = await stripe.setupIntents.create(
    {
      customer: customerID,
      payment_method: paymentMethod,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      usage: 'off_session',
      confirm: true,
      use_stripe_sdk: true,
    },
    once(key, 'setup'),
  );
  if (setup.status === 'succeeded') return setCard(stripe, { key, customerID, paymentMethod });
  if (setup.status !== 'requires_action' || !setup.client_secret)
    throw refusalOf(setup.last_setup_error ?? {});
  await stripe.customers.update(customerID, { metadata: { pendingSetup: setup.id } }, once(key, 'pending'));
  return { outcome: 'requires-action', clientSecret: setup.client_secret };
}

/** Completes a card change after the holder has answered the bank; returns whether the customer has changed. */
export async function finishSetup(
  stripe: Stripe,
  { id: customerID, metadata }: Stripe.Customer,
): Promise<boolean> {
  const { pendingSetup } = metadata;
  if (!pendingSetup) return false;
  const { id, status, payment_method: method } = await stripe.setupIntents.retrieve(pendingSetup);
  if (status === 'requires_action') return false;
  if (status === 'succeeded' && method) {
    try {
      await setCard(stripe, { key: id, customerID, paymentMethod: idOf(method) });
    } catch (error) {
      // The card stays saved; the open invoice shows the refusal.
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    }
  }
  await stripe.customers.update(customerID, { metadata: { pendingSetup: '' } });
  return true;
}

interface NewCard {
  readonly key: string;
  readonly customerID: string;
  readonly paymentMethod: string;
}

/** Makes the card the default and pays overdue renewals with it at once. */
async function setCard(stripe: Stripe, { key, customerID, paymentMethod }: NewCard): Promise<ChargeResult> {
  await stripe.customers.update(
    customerID,
    { invoice_settings: { default_payment_method: paymentMethod } },
    once(key, 'default'),
  );
  const { data: open } = await stripe.invoices.list({ customer: customerID, status: 'open', limit: 100 });
  for (const { id, billing_reason: reason } of open) {
    if (reason !== 'subscription_cycle') continue;
    const clientSecret = await payInvoice(stripe, { key, invoiceID: id, paymentMethod });
    if (clientSecret) return { outcome: 'requires-action', clientSecret };
  }
  return { outcome: 'done' };
}

/** Pays an invoice; returns the client secret when the bank wants to ask the holder. */
async function payInvoice(
  stripe: Stripe,
  { key, invoiceID, paymentMethod }: { key: string; invoiceID: string; paymentMethod: string },
): Promise<string | undefined> {
  try {
    await stripe.invoices.pay(
      invoiceID,
      { payment_method: paymentMethod, off_session: false },
      once(key, `pay:${invoiceID}`),
    );
    return undefined;
  } catch (error) {
    const isAsking =
      error instanceof Stripe.errors.StripeError && error.code === 'invoice_payment_intent_requires_action';
    if (!isAsking) throw error;
    const invoice = await stripe.invoices.retrieve(invoiceID, { expand: ['payments'] });
    return secretOf(await loadOpenPayment(stripe, invoice));
  }
}
