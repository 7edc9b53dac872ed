import { changeBilling, confirmPayment } from '@wbn/contract/membership/subscription.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { recordActivity } from '../../business/record-activity.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { callProvider, outcomeOf } from '../changes/change-outcome.ts';
import { findPlanChange } from '../changes/plan-change.sql.ts';
import type { Payments } from '../gateway/payment-gateway.ts';
import { mayManageMembership } from '../policies.ts';
import { findMembership } from '../state/membership.sql.ts';
import { syncMembership } from '../state/sync-membership.ts';
import { readMembership } from './load-membership.ts';
import { requirePayments } from './require-membership.ts';

/** Records no plan change: setting the same address twice changes nothing, so a caller who got no answer can simply send it again. */
export const changeBillingHandler = defineHandler(
  changeBilling,
  async ({ user: { userID }, body, services }) => {
    const payments = requirePayments(services);
    const { businessID, billing } = body;
    await requireRole(services.db, { businessID, userID, may: mayManageMembership });
    const { customer_id: customerID } = await findMembership.only(services.db, { businessID });
    if (!customerID)
      throw new CallError(
        'Conflict',
        'This company has bought nothing yet: its address comes with the first payment.',
      );
    await callProvider(async () => {
      await payments.gateway.changeBilling({ key: newId(), customerID, billing });
      await syncMembership(payments, businessID, (transaction) =>
        recordActivity(transaction, { businessID, userID, action: 'billing-changed' }),
      );
    });
    return { data: await readMembership(services.db, businessID) };
  },
);

export const confirmPaymentHandler = defineHandler(
  confirmPayment,
  async ({ user: { userID }, body, services }) => {
    const payments = requirePayments(services);
    const { businessID } = body;
    await requireRole(services.db, { businessID, userID, may: mayManageMembership });
    await callProvider(() => syncPayment(payments, body));
    return { data: await outcomeOf(payments, body) };
  },
);

/** Asks the provider for the state of a change; abandons a refused first payment, so that nothing is charged later. */
async function syncPayment(
  payments: Payments,
  { businessID, changeID }: { readonly businessID: string; readonly changeID: string },
): Promise<void> {
  const { db, gateway } = payments;
  await syncMembership(payments, businessID);
  const change = await findPlanChange.first(db, { businessID, changeID });
  if (change?.state !== 'refused' || change.kind !== 'subscribe') return;
  const { customer_id: customerID } = await findMembership.only(db, { businessID });
  if (customerID) await gateway.abandonPayment({ key: `abandon:${changeID}`, customerID, changeID });
}
