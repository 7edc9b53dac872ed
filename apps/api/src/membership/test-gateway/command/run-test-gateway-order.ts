import { UsageError } from '@wbn/host/start/usage-error.ts';
import { PaymentRefusedError } from '../../gateway/payment-gateway.ts';
import type { TestGateway } from '../create-test-gateway.ts';
import type { CustomerSteps } from '../customer-steps.ts';
import { findTestCustomerOfBusiness } from '../customers.sql.ts';
import { describeCustomer } from './describe-customer.ts';
import type { TestGatewayOrder } from './read-test-gateway-order.ts';

/** Does what an operator wants of a company's customer, and says how it stands then. Throws `UsageError`. */
export async function runTestGatewayOrder(
  { customers, db }: Pick<TestGateway, 'customers' | 'db'>,
  order: TestGatewayOrder,
): Promise<string> {
  const { businessID } = order;
  const customer = await findTestCustomerOfBusiness.first(db, { businessID });
  if (!customer) throw new UsageError(`The company ${businessID} has bought nothing from the test gateway.`);
  const moreDays = order.verb === 'advance' ? order.days : 0;
  try {
    return await customers.change(
      customer.id,
      (steps) => {
        if (order.verb === 'refund') refundLast(steps, order.amount);
        if (order.verb === 'dispute') disputeLast(steps, order.step);
        return describeCustomer(steps.state);
      },
      { moreDays },
    );
  } catch (error) {
    throw error instanceof PaymentRefusedError ? new UsageError(error.message) : error;
  }
}

function refundLast(steps: CustomerSteps, amount: number | undefined): void {
  steps.run({ kind: 'refund', chargeID: requireLastCharge(steps), amount });
}

function disputeLast(steps: CustomerSteps, step: 'open' | 'won' | 'lost'): void {
  if (step === 'open') {
    steps.run({ kind: 'open-dispute', chargeID: requireLastCharge(steps) });
    return;
  }
  const open = steps.state.disputes.findLast(({ status }) => status === 'needs_response');
  if (!open) throw new UsageError('No payment of this company is disputed at the moment.');
  steps.run({ kind: 'close-dispute', disputeID: open.id, outcome: step });
}

/** Of the last payment of which there is something to give back. */
function requireLastCharge({ state: { charges } }: CustomerSteps): string {
  const charge = charges.findLast(
    ({ status, amount, amountRefunded }) => status === 'succeeded' && amountRefunded < amount,
  );
  if (charge) return charge.id;
  throw new UsageError('This company has no payment of which anything could go back.');
}
