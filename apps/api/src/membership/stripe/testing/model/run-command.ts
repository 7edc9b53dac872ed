import { isDeepStrictEqual } from 'node:util';
import { advance } from './advance.ts';
import { answerBank } from './answer-bank.ts';
import { chargeInvoice } from './charge-invoice.ts';
import type { Change, CustomerState } from './customer-state.ts';
import { closeInvoice } from './invoices.ts';
import {
  type Command,
  IdempotencyError,
  InvalidRequestError,
  type PaymentBehaviour,
  type Result,
} from './model-commands.ts';
import type { Billing, CustomerRecord, Failure, InvoiceRecord, Metadata, Moment } from './model-records.ts';
import { closeDispute, openDispute, refund } from './money-back.ts';
import { attachMethod, cancelSetup, createSetup } from './setups.ts';
import {
  cancelAtPeriodEnd,
  cancelNow,
  changePlan,
  createSubscription,
  expirePendingUpdate,
  schedulePlan,
} from './subscriptions.ts';
import { beginWork, endWork, put, requireRecord, type Work } from './work.ts';

export interface NewCustomer {
  /** `cus_` and letters or digits; part of the ids of all its records. */
  readonly id: string;
  /** Secret; see `CustomerState`. */
  readonly seed: string;
  readonly billing: Billing;
  readonly metadata: Metadata;
}

export function createCustomer({ id, seed, billing, metadata }: NewCustomer, now: Moment): Change {
  const customer: CustomerRecord = {
    ...{ object: 'customer', id, billing, metadata, defaultMethodID: undefined, createdAt: now },
  };
  const work = beginWork(
    {
      ...{ customer, seed, idCount: 0, clock: now, answers: {} },
      ...{ methods: [], subscriptions: [], invoices: [], payments: [] },
      ...{ setups: [], charges: [], refunds: [], disputes: [] },
    },
    now,
  );
  put(work, customer, 'customer.created');
  return endWork(work);
}

/**
 * The customer's state after a command; everything due by `now` happens before it. A used `key` does nothing and returns its stored result.
 * Throws InvalidRequestError for an impossible command and IdempotencyError for a key of another command.
 */
export function runCommand(
  state: CustomerState,
  { key, command }: { readonly key: string | undefined; readonly command: Command },
  now: Moment,
): Change & { readonly result: Result } {
  const due = advance(state, now);
  const answer = key === undefined ? undefined : due.state.answers[key];
  const asked = JSON.stringify(command);
  if (answer) {
    if (!isDeepStrictEqual(JSON.parse(answer.asked), JSON.parse(asked)))
      throw new IdempotencyError(`The key ${key} was used for another request.`);
    return { ...due, result: answer.result };
  }
  const { work, result } = attempt(due.state, command);
  const answers =
    key === undefined ? work.state.answers : { ...work.state.answers, [key]: { asked, result } };
  return {
    state: { ...work.state, answers },
    events: [...due.events, ...work.events],
    result,
  };
}

/** Runs a command; discards its changes when its payment behaviour refuses an incomplete payment. */
function attempt(state: CustomerState, command: Command): { readonly work: Work; readonly result: Result } {
  const work = beginWork(state, state.clock);
  const result = perform(work, command);
  const failure = 'behaviour' in command ? strictFailure(command.behaviour, result) : undefined;
  if (!failure) return { work, result };
  return { work: beginWork(state, state.clock), result: { outcome: 'refused', id: undefined, failure } };
}

function strictFailure(behaviour: PaymentBehaviour, result: Result): Failure | undefined {
  const isStrict = behaviour === 'error_if_incomplete' || behaviour === 'error_if_declined';
  if (isStrict && result.outcome === 'refused') return result.failure;
  if (behaviour !== 'error_if_incomplete' || result.outcome === 'done') return undefined;
  return {
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action.',
  };
}

function perform(work: Work, command: Command): Result {
  switch (command.kind) {
    case 'update-customer':
      return updateCustomer(work, command);
    case 'attach-method':
      return attachMethod(work, command);
    case 'create-setup':
      return createSetup(work, command);
    case 'cancel-setup':
      return cancelSetup(work, command);
    case 'create-subscription':
      return createSubscription(work, command);
    case 'change-plan':
      return changePlan(work, command);
    case 'schedule-plan':
      return schedulePlan(work, command);
    case 'cancel-at-period-end':
      return cancelAtPeriodEnd(work, command);
    case 'cancel-now':
      return cancelNow(work, command);
    case 'pay-invoice':
      return chargeInvoice(work, requireOpenInvoice(work, command.invoiceID), {
        methodID: command.methodID,
        isPresent: command.isPresent,
      });
    case 'void-invoice':
      return voidInvoice(work, command.invoiceID);
    case 'answer-bank':
      return answerBank(work, command);
    case 'refund':
      return refund(work, command);
    case 'open-dispute':
      return openDispute(work, command);
    case 'close-dispute':
      return closeDispute(work, command);
  }
}

function updateCustomer(work: Work, given: Extract<Command, { kind: 'update-customer' }>): Result {
  const { customer } = work.state;
  const { billing = {}, metadata = {}, defaultMethodID = customer.defaultMethodID } = given;
  if (given.defaultMethodID !== undefined) requireRecord(work, 'methods', given.defaultMethodID);
  put(
    work,
    {
      ...customer,
      billing: { ...customer.billing, ...billing },
      metadata: { ...customer.metadata, ...metadata },
      defaultMethodID,
    },
    'customer.updated',
  );
  return { outcome: 'done', id: customer.id };
}

/** Voids an invoice and gives up a change of plan that waits for it. */
function voidInvoice(work: Work, id: string): Result {
  const invoice = requireOpenInvoice(work, id);
  const subscription = requireRecord(work, 'subscriptions', invoice.subscriptionID);
  if (subscription.pendingUpdate?.invoiceID === id) expirePendingUpdate(work, subscription);
  else closeInvoice(work, invoice, 'void');
  return { outcome: 'done', id };
}

function requireOpenInvoice(work: Work, id: string): InvoiceRecord {
  const invoice = requireRecord(work, 'invoices', id);
  if (invoice.status === 'open') return invoice;
  throw new InvalidRequestError(`invoice_already_${invoice.status}`, `This invoice is ${invoice.status}.`);
}
