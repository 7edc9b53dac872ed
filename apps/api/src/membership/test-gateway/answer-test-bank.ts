import { answerTestBank } from '@wbn/contract/membership/answer-test-bank.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembership } from '../policies.ts';
import { customerOf } from './create-test-gateway.ts';
import { findTestCustomer } from './customers.sql.ts';
import { answerHolder } from './holder-steps.ts';
import { requireTestGateway } from './require-test-gateway.ts';

/** What the bank says shows when the payment is confirmed, as it does with a real bank. */
export const answerTestBankHandler = defineHandler(
  answerTestBank,
  async ({ user: { userID }, body, services }) => {
    const { customers, db } = requireTestGateway(services);
    const { businessID, clientSecret, succeeds } = body;
    await requireRole(services.db, { businessID, userID, may: mayManageMembership });
    const customerID = customerOf(clientSecret);
    const customer = await findTestCustomer.first(db, { customerID });
    if (customer?.business_id !== businessID) throw notWaiting();
    await customers.change(customerID, (steps) => {
      const { payments, setups } = steps.state;
      const asked = [...payments, ...setups].find((one) => one.clientSecret === clientSecret);
      if (asked?.status !== 'requires_action') throw notWaiting();
      answerHolder(steps, clientSecret, succeeds);
    });
    return { data: { succeeds } };
  },
);

function notWaiting() {
  return notFound('No payment of this company waits for the bank any more.');
}
