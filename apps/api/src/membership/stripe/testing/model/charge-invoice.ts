import { askAboutCharge } from './ask-bank.ts';
import { InvalidRequestError, type Result } from './model-commands.ts';
import type { AttachedMethod, Failure, InvoiceRecord, PaymentRecord } from './model-records.ts';
import { applyPaidInvoice } from './subscription-after-payment.ts';
import { makeID, put, requireRecord, type Work } from './work.ts';

interface Charging {
  readonly methodID: string | undefined;
  /** The holder is at the screen, so the bank may ask them. */
  readonly isPresent: boolean;
}

const noCard: Failure = {
  code: 'resource_missing',
  message: 'This customer has no default payment method.',
};

/** Tries to pay an open invoice; a paid invoice is applied to its subscription. */
export function chargeInvoice(
  work: Work,
  invoice: InvoiceRecord,
  { methodID = work.state.customer.defaultMethodID, isPresent }: Charging,
): Result {
  if (invoice.total <= 0) return settle(work, invoice, undefined);
  if (methodID === undefined) {
    if (isPresent) throw new InvalidRequestError('resource_missing', noCard.message);
    return refuse(work, invoice, undefined, noCard);
  }
  const method = requireRecord(work, 'methods', methodID);
  const reply = askAboutCharge(work.state, method, isPresent);
  if (reply === 'pays') return settle(work, invoice, method);
  if (reply === 'asks') return askHolder(work, invoice, method);
  return refuse(work, invoice, method, reply);
}

/** Records a successful charge. */
export function settle(work: Work, invoice: InvoiceRecord, method: AttachedMethod | undefined): Result {
  const payment = requireRecord(work, 'payments', invoice.paymentID);
  const methodID = method?.id;
  if (methodID !== undefined) addCharge(work, payment, { status: 'succeeded', methodID, failure: undefined });
  put(
    work,
    { ...payment, status: 'succeeded', methodID, failure: undefined },
    ...(methodID === undefined ? [] : ['payment_intent.succeeded']),
  );
  const paid = put(
    work,
    {
      ...invoice,
      status: 'paid',
      amountPaid: methodID === undefined ? 0 : invoice.total,
      attemptCount: invoice.attemptCount + 1,
      nextAttemptAt: undefined,
      paidAt: work.now,
    },
    'invoice.paid',
    'invoice.payment_succeeded',
  );
  applyPaidInvoice(work, paid);
  return { outcome: 'done', id: invoice.id };
}

function askHolder(work: Work, invoice: InvoiceRecord, { id: methodID }: AttachedMethod): Result {
  const payment = requireRecord(work, 'payments', invoice.paymentID);
  const { clientSecret } = put(
    work,
    { ...payment, status: 'requires_action', methodID, failure: undefined },
    'payment_intent.requires_action',
  );
  put(work, invoice, 'invoice.payment_action_required');
  return { outcome: 'requires-action', id: invoice.id, clientSecret };
}

/** Records a refusal by the bank or by the holder in the bank's window. */
export function refuse(
  work: Work,
  invoice: InvoiceRecord,
  method: AttachedMethod | undefined,
  failure: Failure,
): Result {
  const payment = requireRecord(work, 'payments', invoice.paymentID);
  if (method) addCharge(work, payment, { status: 'failed', methodID: method.id, failure });
  put(
    work,
    { ...payment, status: 'requires_payment_method', methodID: method?.id, failure },
    'payment_intent.payment_failed',
  );
  put(work, { ...invoice, attemptCount: invoice.attemptCount + 1 }, 'invoice.payment_failed');
  return { outcome: 'refused', id: invoice.id, failure };
}

function addCharge(
  work: Work,
  { id: paymentID, invoiceID, amount, currency }: PaymentRecord,
  outcome: {
    readonly status: 'succeeded' | 'failed';
    readonly methodID: string;
    readonly failure: Failure | undefined;
  },
): void {
  const id = makeID(work, 'charge');
  put(
    work,
    {
      ...{ object: 'charge', id, amount, currency, invoiceID, paymentID, ...outcome },
      amountRefunded: 0,
      createdAt: work.now,
    },
    `charge.${outcome.status}`,
  );
}
