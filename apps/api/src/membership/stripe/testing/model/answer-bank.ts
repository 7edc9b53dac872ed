import { notAuthenticated } from './ask-bank.ts';
import { refuse, settle } from './charge-invoice.ts';
import { type Command, InvalidRequestError, type Result } from './model-commands.ts';
import type { PaymentRecord, SetupRecord } from './model-records.ts';
import { put, requireRecord, type Work } from './work.ts';

type Answer = Extract<Command, { kind: 'answer-bank' }>;

/** Applies the holder's answer to their bank. Throws InvalidRequestError when the payment does not wait for one. */
export function answerBank(work: Work, { clientSecret, succeeds }: Answer): Result {
  const { payments, setups } = work.state;
  const isAsked = (one: PaymentRecord | SetupRecord) => one.clientSecret === clientSecret;
  const asked = payments.find(isAsked) ?? setups.find(isAsked);
  if (!asked) throw new InvalidRequestError('resource_missing', 'No payment has this client secret.');
  if (asked.status !== 'requires_action')
    throw new InvalidRequestError(`${asked.object}_unexpected_state`, `This payment is ${asked.status}.`);
  return asked.object === 'setup_intent'
    ? endSetup(work, asked, succeeds)
    : endPayment(work, asked, succeeds);
}

function endSetup(work: Work, setup: SetupRecord, succeeds: boolean): Result {
  const { id, methodID } = setup;
  if (!succeeds) {
    put(
      work,
      { ...setup, status: 'requires_payment_method', failure: notAuthenticated },
      'setup_intent.setup_failed',
    );
    return { outcome: 'refused', id, failure: notAuthenticated };
  }
  markAuthenticated(work, methodID);
  put(work, { ...setup, status: 'succeeded' }, 'setup_intent.succeeded');
  return { outcome: 'done', id };
}

function endPayment(work: Work, { invoiceID, methodID }: PaymentRecord, succeeds: boolean): Result {
  const invoice = requireRecord(work, 'invoices', invoiceID);
  const method = requireRecord(work, 'methods', methodID ?? '');
  if (!succeeds) return refuse(work, invoice, method, notAuthenticated);
  markAuthenticated(work, method.id);
  return settle(work, invoice, method);
}

function markAuthenticated(work: Work, methodID: string): void {
  put(work, { ...requireRecord(work, 'methods', methodID), isAuthenticated: true });
}
