import { PaymentRefusedError } from '../gateway/payment-gateway.ts';
import type { CustomerCard, TestCustomer, TestInvoice, TestMethod } from './test-customer.ts';

const messages = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
} as const;

/** The bank's message when the holder failed to authenticate. */
export const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** A test card's answer to a charge: it pays, its bank asks the holder, or it refuses with a message. */
export type BankAnswer = 'pays' | 'asks' | PaymentRefusedError;

/** The bank's answer to a charge, by the test number; `isPresent`: the holder can be asked. */
export function askBank(
  { invoices }: TestCustomer,
  card: CustomerCard | undefined,
  isPresent: boolean,
): BankAnswer {
  if (!card)
    return new PaymentRefusedError('This customer has no default payment method.', 'resource_missing');
  const { behaviour } = card;
  if (behaviour === 'refused') return refusalOf(card);
  if (behaviour === 'refused-later')
    return invoices.some(({ methodID, status }) => methodID === card.id && status === 'paid')
      ? refusalOf(card)
      : 'pays';
  if (behaviour === 'pays' || (card.isAuthenticated && !isPresent)) return 'pays';
  if (isPresent) return 'asks';
  return new PaymentRefusedError(
    'Your card was declined. This transaction requires authentication.',
    'authentication_required',
  );
}

/** Adds a card to the customer. Throws PaymentRefusedError for cards that refuse every charge. */
export function attachCard({ cards }: TestCustomer, method: TestMethod): CustomerCard {
  const known = cards.find(({ id }) => id === method.id);
  if (known) return known;
  if (method.behaviour === 'refused') throw refusalOf(method);
  const card = { ...method, isAuthenticated: false };
  cards.push(card);
  return card;
}

/** Records a payment and applies it: the subscription runs, or changes to the plan that was paid for. */
export function settle(
  { subscriptions }: TestCustomer,
  invoice: TestInvoice,
  card: CustomerCard,
  now: number,
): void {
  Object.assign(invoice, { status: 'paid', amountPaid: invoice.total, paidAt: now, methodID: card.id });
  Object.assign(invoice, { nextAttemptAt: undefined, clientSecret: undefined });
  const subscription = subscriptions.find(({ id }) => id === invoice.subscriptionID);
  if (!subscription) return;
  const { raise } = subscription;
  if (raise?.invoiceID === invoice.id)
    Object.assign(subscription, { level: raise.level, raise: undefined, scheduledLevel: undefined });
  else subscription.status = 'active';
}

function refusalOf({ code = 'card_declined' }: Pick<TestMethod, 'code'>): PaymentRefusedError {
  return new PaymentRefusedError(messages[code], code);
}
