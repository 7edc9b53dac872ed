import { type Command, InvalidRequestError, type Result } from './model-commands.ts';
import type { ChargeRecord } from './model-records.ts';
import { makeID, put, requireRecord, type Work } from './work.ts';

type Given<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Refunds a part of a charge, or everything that is left; the subscription continues. */
export function refund(work: Work, { chargeID, amount: wanted }: Given<'refund'>): Result {
  const charge = requireCharge(work, chargeID);
  const left = charge.amount - charge.amountRefunded;
  const amount = wanted ?? left;
  if (left === 0)
    throw new InvalidRequestError('charge_already_refunded', 'This charge has been refunded whole.');
  if (!Number.isInteger(amount) || amount <= 0 || amount > left)
    throw new InvalidRequestError(
      'amount_too_large',
      `Of this charge 1 to ${left} cents can be refunded, not ${amount}.`,
    );
  if (disputesOf(work, chargeID).some(({ status }) => status !== 'won'))
    throw new InvalidRequestError('charge_disputed', 'This charge is disputed: the bank decides on it.');
  put(work, { ...charge, amountRefunded: charge.amountRefunded + amount }, 'charge.refunded');
  const id = makeID(work, 'refund');
  put(work, { object: 'refund', id, chargeID, amount, createdAt: work.now }, 'refund.created');
  return { outcome: 'done', id };
}

/** The holder disputes the charge; the bank holds what is left of it until its decision. */
export function openDispute(work: Work, { chargeID }: Given<'open-dispute'>): Result {
  const { amount, amountRefunded } = requireCharge(work, chargeID);
  if (amount === amountRefunded)
    throw new InvalidRequestError('charge_already_refunded', 'This charge has been refunded whole.');
  if (disputesOf(work, chargeID).length > 0)
    throw new InvalidRequestError('charge_disputed', 'This charge has been disputed before.');
  const id = makeID(work, 'dispute');
  put(
    work,
    {
      ...{ object: 'dispute', id, chargeID, amount: amount - amountRefunded, createdAt: work.now },
      status: 'needs_response',
    },
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
  );
  return { outcome: 'done', id };
}

export function closeDispute(work: Work, { disputeID, outcome }: Given<'close-dispute'>): Result {
  const dispute = requireRecord(work, 'disputes', disputeID);
  if (dispute.status !== 'needs_response')
    throw new InvalidRequestError('dispute_closed', `This dispute was ${dispute.status} already.`);
  const types =
    outcome === 'won'
      ? ['charge.dispute.funds_reinstated', 'charge.dispute.closed']
      : ['charge.dispute.closed'];
  put(work, { ...dispute, status: outcome }, ...types);
  return { outcome: 'done', id: disputeID };
}

function disputesOf({ state }: Work, chargeID: string) {
  return state.disputes.filter((dispute) => dispute.chargeID === chargeID);
}

function requireCharge(work: Work, chargeID: string): ChargeRecord {
  const charge = requireRecord(work, 'charges', chargeID);
  if (charge.status === 'succeeded') return charge;
  throw new InvalidRequestError('charge_failed', 'This charge has failed: there is nothing to give back.');
}
