import { confirmPayment } from '@wbn/contract/membership/confirm-payment.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider, outcomeOf } from '../changes/outcome-of.ts';
import { findPlanChange } from '../changes/plan-change.sql.ts';
import { followProvider } from '../changes/run-change.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { mayManageMembership } from '../policies.ts';
import { lockMembership } from '../state/membership.sql.ts';
import { requirePayments } from './require-payments.ts';

export const confirmPaymentHandler = defineHandler(
  confirmPayment,
  async ({ user: { userID }, body, services }) => {
    const payments = requirePayments(services);
    await askingProvider(() => follow(payments, { ...body, userID }));
    return { data: await outcomeOf(payments, body) };
  },
);

interface Confirmed {
  readonly businessID: string;
  readonly changeID: string;
  readonly userID: string;
}

/** Asks the provider what the bank has said; a first payment that failed is given up, so that nothing is charged later. */
function follow({ db, gateway }: Payments, { businessID, changeID, userID }: Confirmed): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageMembership });
    const membership = await lockMembership.first(transaction, { businessID });
    if (!membership?.customer_id) return;
    await followProvider(transaction, gateway, membership);
    const change = await findPlanChange.first(transaction, { businessID, changeID });
    if (change?.state === 'refused' && change.kind === 'subscribe')
      await gateway.abandonPayment({
        key: `abandon:${changeID}`,
        customerID: membership.customer_id,
        changeID,
      });
  });
}
