import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { createOnce } from '../../server/create-once.ts';
import {
  type ChargeResult,
  type PaymentGateway,
  PaymentRefusedError,
  type Payments,
} from '../gateway/payment-gateway.ts';
import { mayManageMembership } from '../policies.ts';
import { addMembership, lockMembership } from '../state/membership.sql.ts';
import { type LockedMembership, syncMembership } from '../state/sync-membership.ts';
import { changeUnderWay, endChange } from './change-outcome.ts';
import {
  type ChangeOutcome,
  findUnsettledChange,
  insertPlanChange,
  type PlanChange,
  releaseChange,
  takeOverChange,
  updatePlanChange,
} from './plan-change.sql.ts';

export interface ChangeRequest {
  readonly call: string;
  readonly businessID: string;
  readonly userID: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
  readonly paymentMethod?: string;
  /** Returns the kind of the change. Throws when the membership does not allow it. */
  readonly decide: (membership: LockedMembership) => Pick<PlanChange, 'kind' | 'level'>;
  /** Asks the provider, outside of any transaction. */
  readonly perform: (asking: ProviderCall) => Promise<ChargeResult | undefined>;
}

export interface ProviderCall {
  readonly gateway: PaymentGateway;
  /** The membership at the time the change was recorded. */
  readonly membership: LockedMembership;
  readonly changeID: string;
  /** Idempotency key of the change: the provider performs it once. */
  readonly key: string;
}

/**
 * Runs a change that an owner wants in three steps: a transaction records the change, the provider is asked with the
 * change's id as idempotency key, a second transaction records the outcome and its consequences. No transaction is
 * open while the provider is asked. A job settles what a crash leaves between the steps (`settleChanges` in
 * `payment-timers.ts`).
 * @returns the id of the change. Throws Conflict while another change of the company is unsettled.
 */
export async function runChange(payments: Payments, asked: ChangeRequest): Promise<string> {
  const recorded = await recordIntent(payments, asked).catch((error: unknown) => {
    if (error instanceof WaitingForBank) return error;
    throw error;
  });
  if (recorded instanceof WaitingForBank) {
    await abandonWaiting(payments, recorded);
    return runChange(payments, asked);
  }
  if (recorded.intent) await askProvider(payments, asked, recorded.intent);
  return recorded.id;
}

interface Intent {
  readonly change: PlanChange;
  readonly membership: LockedMembership;
}

/** Thrown to roll back a new change while an older one waits for the card holder's bank. */
class WaitingForBank extends Error {
  readonly change: PlanChange;
  readonly customerID: string;

  constructor(change: PlanChange, customerID: string) {
    super(`The change ${change.id} waits for the bank`);
    this.change = change;
    this.customerID = customerID;
  }
}

/** Records the change; returns no intent when the request repeats an earlier one under its Idempotency-Key. */
function recordIntent({ db }: Payments, asked: ChangeRequest) {
  const { call, businessID, userID, idempotencyKey, body } = asked;
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageMembership });
    await addMembership.run(transaction, { businessID });
    const membership = await lockMembership.only(transaction, { businessID });
    let intent: Intent | undefined;
    const create = async () => {
      const change = await recordChange(transaction, membership, asked);
      intent = { change, membership };
      return change.id;
    };
    const { id } = await createOnce(transaction, { call, userID, idempotencyKey, body, create });
    return { id, intent };
  });
}

/**
 * Allows one change at a time, so that two browsers cannot buy twice. The same change with an unknown outcome is asked for again under its
 * first id.
 */
async function recordChange(
  transaction: Kysely<Database>,
  membership: LockedMembership,
  { businessID, userID, paymentMethod: method, decide }: ChangeRequest,
): Promise<PlanChange> {
  const { kind, level } = decide(membership);
  const paymentMethod = method ?? null;
  const unsettled = await findUnsettledChange.first(transaction, { businessID });
  if (!unsettled)
    return insertPlanChange.only(transaction, {
      ...{ id: newId(), kind, level, payment_method: paymentMethod },
      ...{ business_id: businessID, user_id: userID },
    });
  const { id: changeID, state } = unsettled;
  if (state === 'waiting' && membership.customer_id)
    throw new WaitingForBank(unsettled, membership.customer_id);
  const isSame =
    kind === unsettled.kind && level === unsettled.level && paymentMethod === unsettled.payment_method;
  const taken = isSame ? await takeOverChange.first(transaction, { changeID }) : undefined;
  if (taken) return taken;
  throw changeUnderWay();
}

/** Abandons a payment that waits for the holder's bank, because the owner begins another change. */
async function abandonWaiting(
  payments: Payments,
  { change: { id: changeID, business_id: businessID }, customerID }: WaitingForBank,
): Promise<void> {
  await payments.gateway.abandonPayment({ key: `abandon:${changeID}`, customerID, changeID });
  await syncMembership(payments, businessID, async (transaction) => {
    await updatePlanChange.run(transaction, { changeID, state: 'abandoned' });
  });
}

async function askProvider(payments: Payments, asked: ChangeRequest, intent: Intent): Promise<void> {
  const { change } = intent;
  try {
    const outcome = await perform(payments, asked, intent);
    await syncMembership(payments, asked.businessID, (transaction) =>
      endChange(transaction, change, outcome),
    );
  } catch (error) {
    await releaseChange.run(payments.db, { changeID: change.id });
    throw error;
  }
}

async function perform(
  { gateway }: Payments,
  asked: ChangeRequest,
  { change: { id }, membership }: Intent,
): Promise<ChangeOutcome> {
  try {
    const result = await asked.perform({ gateway, membership, changeID: id, key: id });
    return result?.outcome === 'requires-action'
      ? { state: 'waiting', clientSecret: result.clientSecret }
      : { state: 'done' };
  } catch (error) {
    if (error instanceof PaymentRefusedError) return { state: 'refused', problem: error.message };
    throw error;
  }
}
