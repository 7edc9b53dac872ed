import { randomBytes } from 'node:crypto';
import type { createTestPaymentMethod } from '@wbn/contract/membership/create-test-payment-method.ts';
import { findTestCard, type TestCard } from '@wbn/contract/membership/test-cards.ts';
import { type CallError, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { HandlerInput } from '../../server/define-handler.ts';
import { deleteOldTestMethods, insertTestMethod } from './customers.sql.ts';
import type { CardMethod } from './model/model-records.ts';

type Typed = HandlerInput<typeof createTestPaymentMethod>['body'];

/** Keeps a test card for a day, until it becomes a customer's. Throws ValidationError for what is none or cannot be one. */
export async function addTestMethod(
  transaction: Kysely<Database>,
  { userID, typed, now }: { readonly userID: string; readonly typed: Typed; readonly now: Date },
): Promise<CardMethod> {
  const { number, expMonth, expYear, billing } = typed;
  const { brand, behaviour, code } = readTestCard(typed, now);
  const id = `pm_${randomBytes(16).toString('hex')}`;
  const method: CardMethod = {
    ...{ object: 'payment_method', id, brand, behaviour, code, billing },
    ...{ last4: number.slice(-4), expMonth, expYear, createdAt: now.getTime() },
  };
  await deleteOldTestMethods.run(transaction);
  await insertTestMethod.run(transaction, { id, user_id: userID, details: JSON.stringify(method) });
  return method;
}

function readTestCard({ number, expMonth, expYear, cvc }: Typed, now: Date): TestCard {
  const card = findTestCard(number);
  if (!card)
    throw invalid({
      number: 'must be a test card: this installation takes no real ones. 4242 4242 4242 4242 always pays',
    });
  if (Date.UTC(expYear, expMonth) <= now.getTime())
    throw invalid({ [expYear < now.getUTCFullYear() ? 'expYear' : 'expMonth']: 'must not be in the past' });
  const digits = card.brand === 'amex' ? 4 : 3;
  if (cvc.length !== digits) throw invalid({ cvc: `must have ${digits} digits on this card` });
  return card;
}

function invalid(fields: Record<string, string>): CallError {
  return validationError(fields, 'The card cannot be used as it was typed.');
}
