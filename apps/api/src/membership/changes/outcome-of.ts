import type { PaymentOutcome } from '@wbn/contract/membership/payment-shapes.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { PaymentUnavailableError } from '../gateway/payment-gateway.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { findMembership } from '../state/membership.sql.ts';
import { findPlanChange } from './plan-change.sql.ts';
import { changeUnderWay } from './run-change.ts';

interface OfBusiness {
  readonly businessID: string;
  readonly changeID: string;
}

/** The outcome of a change as its caller is told it. Throws PaymentRefused with the bank's message, Conflict for an abandoned change. */
export async function outcomeOf(
  { db }: Pick<Payments, 'db'>,
  { businessID, changeID }: OfBusiness,
): Promise<PaymentOutcome> {
  const change = await findPlanChange.first(db, { businessID, changeID });
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

/** Runs what asks the provider. Throws ServiceUnavailable when it does not answer. */
export async function askingProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
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
