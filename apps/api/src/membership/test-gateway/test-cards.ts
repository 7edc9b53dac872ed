import { type ChargeResult, PaymentRefusedError } from '../gateway/payment-gateway.ts';
import { askBank, attachCard, notAuthenticated, settle } from './test-bank.ts';
import {
  type CustomerCard,
  type Moment,
  openInvoicesOf,
  type TestCustomer,
  type TestMethod,
} from './test-customer.ts';
import { makeID, makeSecret } from './test-invoices.ts';

/** Makes a card the default after its bank has agreed, and pays an overdue renewal with it at once. */
export function changeCard(
  customer: TestCustomer,
  { method, changeID }: { readonly method: TestMethod; readonly changeID: string },
  now: Moment,
): ChargeResult {
  const card = attachCard(customer, method);
  if (card.behaviour === 'authenticate' && !card.isAuthenticated) {
    const clientSecret = makeSecret(makeID(customer, 'seti'));
    customer.newCard = { clientSecret, methodID: card.id, changeID };
    return { outcome: 'requires-action', clientSecret };
  }
  const refusal = setCard(customer, card, now);
  if (refusal) throw refusal;
  return { outcome: 'done' };
}

/** Applies the holder's answer to their bank. Returns false when nothing waits for it. */
export function answerBank(
  customer: TestCustomer,
  { clientSecret, succeeds }: { readonly clientSecret: string; readonly succeeds: boolean },
  now: Moment,
): boolean {
  const { newCard } = customer;
  const invoice = customer.invoices.find((one) => one.clientSecret === clientSecret && one.status === 'open');
  const methodID = newCard?.clientSecret === clientSecret ? newCard.methodID : invoice?.methodID;
  const card = customer.cards.find(({ id }) => id === methodID);
  if (!card) return false;
  if (succeeds) card.isAuthenticated = true;
  if (!invoice) {
    customer.newCard = undefined;
    if (succeeds) setCard(customer, card, now);
    return true;
  }
  if (!succeeds) {
    invoice.clientSecret = undefined;
    invoice.failedAttempts += 1;
    invoice.failure = notAuthenticated;
    return true;
  }
  settle(customer, invoice, card, now);
  return true;
}

/** Makes a card the default. Returns the refusal when an overdue renewal could not be paid with it. */
function setCard(customer: TestCustomer, card: CustomerCard, now: Moment): PaymentRefusedError | undefined {
  customer.defaultCardID = card.id;
  const subscription = customer.subscriptions.find(({ status }) => status === 'past-due');
  if (!subscription) return undefined;
  const reply = askBank(customer, card, false);
  if (reply instanceof PaymentRefusedError) return reply;
  for (const invoice of openInvoicesOf(customer, subscription.id)) settle(customer, invoice, card, now);
  return undefined;
}
