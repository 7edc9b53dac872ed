import { randomBytes } from 'node:crypto';
import { findTestCard, type TestCard } from '@wbn/contract/membership/test-cards.ts';
import { answerTestBank, createTestPaymentMethod } from '@wbn/contract/membership/test-gateway.ts';
import { type CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { mayManageMembership } from '../policies.ts';
import { customerOf, isTestGateway, type TestGateway } from './create-test-gateway.ts';
import { deleteOldTestMethods, findTestCustomer, insertTestMethod } from './customers.sql.ts';
import { answerBank } from './test-cards.ts';
import type { TestMethod } from './test-customer.ts';

/** Cards that a person may type per hour; each one is a row. */
const cardLimit = { call: createTestPaymentMethod.name, most: 60, seconds: 3600 };

export const createTestPaymentMethodHandler = defineHandler(
  createTestPaymentMethod,
  async ({ user: { userID }, body: typed, services }) => {
    requireTestGateway(services);
    return services.db.transaction().execute(async (transaction) => {
      await limitCall(transaction, { ...cardLimit, clientAddress: userID });
      const method = await addTestMethod(transaction, { userID, typed, now: new Date() });
      const { id, brand, last4, expMonth, expYear } = method;
      return { data: { paymentMethod: id, card: { brand, last4, expMonth, expYear } } };
    });
  },
);

/** Only passes on the answer; `confirmPayment` shows the outcome, as with a real bank. */
export const answerTestBankHandler = defineHandler(
  answerTestBank,
  async ({ user: { userID }, body, services }) => {
    const { customers, db } = requireTestGateway(services);
    const { businessID, clientSecret, succeeds } = body;
    await requireRole(services.db, { businessID, userID, may: mayManageMembership });
    const customerID = customerOf(clientSecret);
    const row = await findTestCustomer.first(db, { customerID });
    const isAnswered =
      row?.business_id === businessID &&
      (await customers.change(customerID, ({ customer, now }) =>
        answerBank(customer, { clientSecret, succeeds }, now),
      ));
    if (!isAnswered) throw notFound('No payment of this company waits for the bank any more.');
    return { data: { succeeds } };
  },
);

type Typed = HandlerInput<typeof createTestPaymentMethod>['body'];

/** Stores a test card for a day, until a customer uses it. Throws ValidationError for other cards and wrong details. */
export async function addTestMethod(
  transaction: Kysely<Database>,
  { userID, typed, now }: { readonly userID: string; readonly typed: Typed; readonly now: Date },
): Promise<TestMethod> {
  const { number, expMonth, expYear, billing } = typed;
  const { brand, behaviour, code } = readTestCard(typed, now);
  const id = `pm_${randomBytes(16).toString('hex')}`;
  const method = { id, brand, behaviour, ...(code && { code }), billing, expMonth, expYear };
  const kept: TestMethod = { ...method, last4: number.slice(-4) };
  await deleteOldTestMethods.run(transaction);
  await insertTestMethod.run(transaction, { id, user_id: userID, details: JSON.stringify(kept) });
  return kept;
}

function readTestCard({ number, expMonth, expYear, cvc }: Typed, now: Date): TestCard {
  const card = findTestCard(number);
  if (!card)
    throw refusal({
      number: 'must be a test card: this installation takes no real ones. 4242 4242 4242 4242 always pays',
    });
  if (Date.UTC(expYear, expMonth) <= now.getTime())
    throw refusal({ [expYear < now.getUTCFullYear() ? 'expYear' : 'expMonth']: 'must not be in the past' });
  const digits = card.brand === 'amex' ? 4 : 3;
  if (cvc.length !== digits) throw refusal({ cvc: `must have ${digits} digits on this card` });
  return card;
}

function refusal(fields: Record<string, string>): CallError {
  return validationError(fields, 'The card cannot be used as it was typed.');
}

/** Throws NotFound when another provider, or none, takes payments. */
export function requireTestGateway({ payments }: Pick<Services, 'payments'>): TestGateway {
  const gateway = payments?.gateway;
  if (isTestGateway(gateway)) return gateway;
  throw notFound('Test cards are not taken on this installation.');
}
