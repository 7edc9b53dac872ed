import { idSchema } from '@wbn/contract/shared/id.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { TestGateway } from './create-test-gateway.ts';
import { findTestCustomerOfBusiness } from './customers.sql.ts';
import type { Moment, TestCustomer, TestInvoice } from './test-customer.ts';

export type TestGatewayOrder = { readonly businessID: string } & (
  | { readonly verb: 'show' }
  | { readonly verb: 'advance'; readonly days: number }
  /** In cents; undefined refunds everything that is left. */
  | { readonly verb: 'refund'; readonly amount: number | undefined }
  | { readonly verb: 'dispute'; readonly step: 'open' | 'won' | 'lost' }
);

const usage = [
  'Usage: pnpm test-gateway show <business>',
  '       pnpm test-gateway advance <business> <days>',
  '       pnpm test-gateway refund <business> [cents]',
  '       pnpm test-gateway dispute <business> open|won|lost',
].join('\n');

/** Ten years are enough for every test. */
const mostDays = 3660;

/** Reads the command line of `pnpm test-gateway`. Throws `UsageError`. */
export function readTestGatewayOrder(args: readonly string[]): TestGatewayOrder {
  const [verb, id, given, ...rest] = args;
  if (verb === undefined || id === undefined || rest.length > 0) throw new UsageError(usage);
  const read = idSchema.safeParse(id);
  if (!read.success)
    throw new UsageError(`${id} is not the id of a company: it has 36 characters, and its address shows it.`);
  const businessID = read.data;
  if (verb === 'show' && given === undefined) return { verb, businessID };
  if (verb === 'advance') return { verb, businessID, days: readNumber(given, 'days', mostDays) };
  if (verb === 'refund')
    return { verb, businessID, amount: given === undefined ? undefined : readNumber(given, 'cents', 1e9) };
  if (verb === 'dispute' && (given === 'open' || given === 'won' || given === 'lost'))
    return { verb, businessID, step: given };
  throw new UsageError(usage);
}

function readNumber(given: string | undefined, unit: string, most: number): number {
  const number = Number(given);
  if (given !== undefined && Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new UsageError(`${given ?? 'Nothing'} is not a number of ${unit}: it is 1 to ${most}.\n${usage}`);
}

/** Runs an operator's command on a company's customer and returns a description of the customer. Throws `UsageError`. */
export async function runTestGatewayOrder(
  { customers, db }: Pick<TestGateway, 'customers' | 'db'>,
  order: TestGatewayOrder,
): Promise<string> {
  const { businessID } = order;
  const row = await findTestCustomerOfBusiness.first(db, { businessID });
  if (!row) throw new UsageError(`The company ${businessID} has bought nothing from the test gateway.`);
  const moreDays = order.verb === 'advance' ? order.days : 0;
  return customers.change(
    row.id,
    ({ customer, now }) => {
      if (order.verb === 'refund') refund(customer, order.amount);
      if (order.verb === 'dispute') dispute(customer, order.step);
      return describe(customer, now);
    },
    { moreDays },
  );
}

function refund(customer: TestCustomer, wanted: number | undefined): void {
  const invoice = requirePaidInvoice(customer);
  const left = invoice.amountPaid - invoice.amountRefunded;
  const amount = wanted ?? left;
  if (amount > left)
    throw new UsageError(`Of this payment 1 to ${left} cents can be refunded, not ${amount}.`);
  if (invoice.dispute === 'open' || invoice.dispute === 'lost')
    throw new UsageError('This payment is disputed: the bank decides on it.');
  invoice.amountRefunded += amount;
}

function dispute(customer: TestCustomer, step: 'open' | 'won' | 'lost'): void {
  if (step === 'open') {
    const invoice = requirePaidInvoice(customer);
    if (invoice.dispute) throw new UsageError('This payment has been disputed before.');
    invoice.dispute = 'open';
    return;
  }
  const open = customer.invoices.findLast((invoice) => invoice.dispute === 'open');
  if (!open) throw new UsageError('No payment of this company is disputed at the moment.');
  open.dispute = step;
}

/** The last invoice that can still be refunded. */
function requirePaidInvoice({ invoices }: TestCustomer): TestInvoice {
  const invoice = invoices.findLast(
    ({ status, amountPaid, amountRefunded }) => status === 'paid' && amountRefunded < amountPaid,
  );
  if (invoice) return invoice;
  throw new UsageError('This company has no payment of which anything could go back.');
}

/** The customer's clock, subscriptions and invoices as lines for the operator, newest first. */
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
        ({ number, createdAt, total, status, amountRefunded, dispute: disputed }) =>
          `${number}: ${dayText(createdAt)}, ${total} cents, ${status}, ${amountRefunded} refunded${disputed ? `, dispute ${disputed}` : ''}`,
      ),
  ].join('\n');
}

function dayText(moment: Moment): string {
  return new Date(moment).toISOString().slice(0, 10);
}
