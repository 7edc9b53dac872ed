import { confirmPayment } from '@wbn/contract/membership/subscription.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider, outcomeOf } from '../changes/outcome-of.ts';
import { findPlanChange } from '../changes/plan-change.sql.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { mayManageMembership } from '../policies.ts';
import { findMembership } from '../state/membership.sql.ts';
import { syncMembership } from '../state/sync-membership.ts';
import { requirePayments } from './require-payments.ts';

export const confirmPaymentHandler = defineHandler(
  confirmPayment,
  async ({ user: { userID }, body, services }) => {
    const payments = requirePayments(services);
    const { businessID } = body;
    await requireRole(services.db, { businessID, userID, may: mayManageMembership });
    await askingProvider(() => followBank(payments, body));
    return { data: await outcomeOf(payments, body) };
  },
);

/** Asks the provider what the bank has answered; a first payment that failed is abandoned, so that nothing is charged later. */
async function followBank(
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
