import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { TestGateway } from './create-test-gateway.ts';
import { findTestCustomerOfBusiness } from './customers.sql.ts';
import type { Moment, TestCustomer, TestInvoice } from './test-customer.ts';

export type TestGatewayOrder = { readonly businessID: string } & (
  | { readonly verb: 'show' }
  | { readonly verb: 'advance'; readonly days: number }
  /** In cents; undefined refunds everything that is left. */
  | { readonly verb: 'refund'; readonly amount: number | undefined; readonly payment?: number | undefined }
  | {
      readonly verb: 'dispute';
      readonly step: 'open' | 'won' | 'lost';
      /** The number of the payment, 1 is the first one of the customer; absent: the last that can be meant. */
      readonly payment?: number | undefined;
    }
);

/** Changes a company's customer as an operator tells, and returns it. Throws NotFound, or Conflict for what cannot be. */
export async function runTestGatewayOrder(
  { customers, db }: Pick<TestGateway, 'customers' | 'db'>,
  order: TestGatewayOrder,
): Promise<{ readonly customer: TestCustomer; readonly now: Moment }> {
  const { businessID } = order;
  const row = await findTestCustomerOfBusiness.first(db, { businessID });
  if (!row) throw notFound(`The company ${businessID} has bought nothing from the test gateway.`);
  const moreDays = order.verb === 'advance' ? order.days : 0;
  return customers.change(
    row.id,
    ({ customer, now }) => {
      if (order.verb === 'refund') refund(customer, order.amount, order.payment);
      if (order.verb === 'dispute') dispute(customer, order.step, order.payment);
      return { customer, now };
    },
    { moreDays },
  );
}

function refund(customer: TestCustomer, wanted: number | undefined, payment: number | undefined): void {
  const invoice = requirePaidInvoice(customer, payment);
  const left = invoice.amountPaid - invoice.amountRefunded;
  const amount = wanted ?? left;
  if (amount > left)
    throw new CallError('Conflict', `Of this payment 1 to ${left} cents can be refunded, not ${amount}.`);
  if (invoice.dispute === 'open' || invoice.dispute === 'lost')
    throw new CallError('Conflict', 'This payment is disputed: the bank decides on it.');
  invoice.amountRefunded += amount;
}

function dispute(customer: TestCustomer, step: 'open' | 'won' | 'lost', payment: number | undefined): void {
  if (step === 'open') {
    const invoice = requirePaidInvoice(customer, payment);
    if (invoice.dispute) throw new CallError('Conflict', 'This payment has been disputed before.');
    invoice.dispute = 'open';
    return;
  }
  const open = paymentsOf(customer, payment).findLast((invoice) => invoice.dispute === 'open');
  if (!open) throw new CallError('Conflict', 'No such payment of this company is disputed at the moment.');
  open.dispute = step;
}

/** The payment with this number, or all. */
function paymentsOf({ invoices }: TestCustomer, payment: number | undefined): TestInvoice[] {
  const paid = invoices.filter(({ status }) => status === 'paid');
  return payment === undefined ? paid : paid.slice(payment - 1, payment);
}

/** The last of these payments that can still be refunded. */
function requirePaidInvoice(customer: TestCustomer, payment: number | undefined): TestInvoice {
  const invoice = paymentsOf(customer, payment).findLast(
    ({ amountPaid, amountRefunded }) => amountRefunded < amountPaid,
  );
  if (invoice) return invoice;
  throw new CallError('Conflict', 'This company has no such payment of which anything could go back.');
}
