import { setTimeout } from 'node:timers/promises';
import type { BusinessAction } from '@wbn/contract/business/activity.ts';
import type { PaymentOutcome } from '@wbn/contract/membership/payment-shapes.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordActivity } from '../../business/record-activity.ts';
import { type Payments, PaymentUnavailableError } from '../gateway/payment-gateway.ts';
import { findMembership } from '../state/membership.sql.ts';
import { type ChangeOutcome, findPlanChange, type PlanChange, updatePlanChange } from './plan-change.sql.ts';

const actions: Readonly<Record<PlanChange['kind'], BusinessAction>> = {
  subscribe: 'plan-bought',
  raise: 'plan-raised',
  schedule: 'plan-scheduled',
  cancel: 'plan-cancelled',
  resume: 'plan-resumed',
  card: 'card-changed',
};

/** Records the outcome of a change and, once, the company's activity in the name of the person who asked for it. */
export async function endChange(
  transaction: Kysely<Database>,
  { id: changeID, business_id: businessID, user_id: userID, kind, level }: PlanChange,
  outcome: ChangeOutcome,
): Promise<void> {
  const isNew = (await updatePlanChange.run(transaction, { changeID, ...outcome })) > 0;
  if (!isNew || outcome.state !== 'done' || userID === null) return;
  const details = kind === 'card' || level === null ? {} : { plan: level };
  await recordActivity(transaction, { businessID, userID, action: actions[kind], details });
}

interface OfBusiness {
  readonly businessID: string;
  readonly changeID: string;
}

/** Milliseconds that a repeated request waits for the answer to the first; browsers wait 15 s. */
const mostWait = 10_000;

/**
 * Returns the outcome of a change as it is sent to its caller. Waits while another request is still asking the provider for the same
 * change. Throws PaymentRefused with the bank's message, Conflict for an abandoned change.
 */
export async function outcomeOf(
  { db }: Pick<Payments, 'db'>,
  { businessID, changeID }: OfBusiness,
): Promise<PaymentOutcome> {
  const find = () => findPlanChange.first(db, { businessID, changeID });
  let change = await find();
  for (const end = Date.now() + mostWait; change?.is_being_asked && Date.now() < end; change = await find())
    await setTimeout(100);
  if (!change) throw notFound('There is no such payment of this company.');
  if (change.state === 'waiting' && change.client_secret)
    return { outcome: 'requires-action', changeID, clientSecret: change.client_secret };
  if (change.state === 'refused')
    throw new CallError('PaymentRefused', change.problem || 'The payment was refused.');
  if (change.state === 'abandoned')
    throw new CallError('Conflict', 'This payment was given up; nothing was charged. Begin again.');
  if (change.is_being_asked) throw changeUnderWay();
  if (change.state === 'open') throw unknownOutcome();
  const { level } = await findMembership.only(db, { businessID });
  return { outcome: 'done', level };
}

/** Runs a call of the provider. Throws ServiceUnavailable when it does not answer. */
export async function callProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentUnavailableError) throw unknownOutcome();
    throw error;
  }
}

function unknownOutcome(): CallError {
  return new CallError(
    'ServiceUnavailable',
    'The payment provider does not answer. We look again within two minutes and show what became of it; nothing is charged twice.',
  );
}

export function changeUnderWay(): CallError {
  return new CallError(
    'Conflict',
    'Another payment of this company is under way. What became of it shows here in a minute or two; nothing is charged twice.',
  );
}
