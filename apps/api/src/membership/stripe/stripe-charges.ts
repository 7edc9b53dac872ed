import type Stripe from 'stripe';
import type { ChargeResult } from '../gateway/payment-gateway.ts';
import { refusalOf } from './stripe-errors.ts';

/** The payments that an invoice has had, by id; needs `payments` to be expanded. */
export function paymentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment: { payment_intent: payment } }) =>
    payment ? [idOf(payment)] : [],
  );
}

/** The payment that an open invoice waits for; undefined where there is none. */
export async function loadOpenPayment(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<Stripe.PaymentIntent | undefined> {
  const open = invoice.payments?.data.find(({ status }) => status === 'open')?.payment.payment_intent;
  const id = open ? idOf(open) : paymentsOf(invoice)[0];
  return id === undefined ? undefined : stripe.paymentIntents.retrieve(id);
}

/** What asks the holder's bank; undefined when nothing waits for that. */
export function secretOf(payment: Stripe.PaymentIntent | undefined): string | undefined {
  return payment?.status === 'requires_action' ? (payment.client_secret ?? undefined) : undefined;
}

/**
 * What became of an invoice that was to be paid at once: it waits for the holder's bank, or it was refused, and then `giveUp` sees to it that
 * nothing is charged later.
 */
export async function settleUnpaid(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  giveUp: () => Promise<unknown>,
): Promise<ChargeResult> {
  const payment = await loadOpenPayment(stripe, invoice);
  const clientSecret = secretOf(payment);
  if (clientSecret) return { outcome: 'requires-action', clientSecret };
  await giveUp();
  throw refusalOf(payment?.last_payment_error ?? {});
}

/** An invoice that was asked for as a whole. */
export function requireExpanded(invoice: string | Stripe.Invoice | null): Stripe.Invoice {
  if (invoice && typeof invoice === 'object') return invoice;
  throw new Error('Stripe sent no invoice where one was expanded');
}

export function idOf(thing: string | { readonly id: string }): string {
  return typeof thing === 'string' ? thing : thing.id;
}
