import { readBusinessId, readNumber } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { isTestGateway } from '../membership/test-gateway/create-test-gateway.ts';
import type { Moment, TestCustomer } from '../membership/test-gateway/test-customer.ts';
import { runTestGatewayOrder, type TestGatewayOrder } from '../membership/test-gateway/test-gateway-order.ts';
import { openProvider } from './frame/open-provider.ts';
import { type Command, defineVerb, runVerb } from './frame/verbs.ts';

const dayText = (moment: Moment) => new Date(moment).toISOString().slice(0, 10);

/** The customer's clock, subscriptions and invoices, newest first. */
function describe({ id, subscriptions, invoices }: TestCustomer, now: Moment): string {
  return [
    `${id}, its clock is at ${dayText(now)}`,
    ...subscriptions
      .toReversed()
      .map(
        ({ id: one, level, status, periodStart, periodEnd, cancelAtPeriodEnd, scheduledLevel }) =>
          `${one}: ${level}, ${status}, ${dayText(periodStart)} to ${dayText(periodEnd)}${cancelAtPeriodEnd ? ', ends then' : ''}${scheduledLevel ? `, then ${scheduledLevel}` : ''}`,
      ),
    ...invoices
      .toReversed()
      .map(
        ({ number, createdAt, total, status, amountRefunded, dispute }) =>
          `${number}: ${dayText(createdAt)}, ${total} cents, ${status}, ${amountRefunded} refunded${dispute ? `, dispute ${dispute}` : ''}`,
      ),
  ].join('\n');
}

/** A verb that changes, or only shows, the customer of a company. */
const customerVerb = (
  usage: string,
  read: (
    businessID: string,
    word: string | undefined,
    payment: number | undefined,
  ) => TestGatewayOrder | undefined,
) =>
  defineVerb({
    usage: `<businessID>${usage}`,
    read: ([id, word, number, ...rest]) =>
      id === undefined || rest.length > 0
        ? undefined
        : read(
            readBusinessId(id),
            word,
            number === undefined ? undefined : readNumber(number, 'the number of a payment', 1, 999),
          ),
    async run({ db, settings }, order) {
      const gateway = (await openProvider(db, settings))?.gateway;
      if (!isTestGateway(gateway))
        throw new UsageError(
          'The test gateway does not run here: there are keys of Stripe, or the address is a public one.',
        );
      const { customer, now } = await runTestGatewayOrder(gateway, order);
      return describe(customer, now);
    },
  });

const testGateway: Command = {
  name: 'test-gateway',
  verbs: {
    show: customerVerb('', (businessID, word) =>
      word === undefined ? { verb: 'show', businessID } : undefined,
    ),
    // Ten years are enough for every test.
    advance: customerVerb(' <days>', (businessID, days = '', more) =>
      more === undefined
        ? { verb: 'advance', businessID, days: readNumber(days, 'a number of days', 1, 3_660) }
        : undefined,
    ),
    // The first payment has the number 1.
    refund: customerVerb(' [cents|all] [payment]', (businessID, cents = 'all', payment) => ({
      verb: 'refund',
      businessID,
      amount: cents === 'all' ? undefined : readNumber(cents, 'a number of cents', 1, 999_999_999),
      payment,
    })),
    dispute: customerVerb(' open|won|lost [payment]', (businessID, step, payment) =>
      step === 'open' || step === 'won' || step === 'lost'
        ? { verb: 'dispute', businessID, step, payment }
        : undefined,
    ),
  },
};

await runVerb(testGateway);
