import { changeBilling } from '@wbn/contract/membership/change-billing.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { recordActivity } from '../../business/record-activity.ts';
import { requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider } from '../changes/outcome-of.ts';
import { followProvider } from '../changes/run-change.ts';
import { mayManageMembership } from '../policies.ts';
import { lockMembership } from '../state/membership.sql.ts';
import { readMembership } from './load-membership.ts';
import { requirePayments } from './require-payments.ts';

export const changeBillingHandler = defineHandler(
  changeBilling,
  async ({ user: { userID }, body, services }) => {
    const { db, gateway } = requirePayments(services);
    const { businessID, billing } = body;
    await askingProvider(() =>
      db.transaction().execute(async (transaction) => {
        await requireRoleForWrite(transaction, { businessID, userID, may: mayManageMembership });
        const membership = await lockMembership.first(transaction, { businessID });
        if (!membership?.customer_id)
          throw new CallError(
            'Conflict',
            'This company has bought nothing yet: its address comes with the first payment.',
          );
        await gateway.changeBilling({ key: newId(), customerID: membership.customer_id, billing });
        await followProvider(transaction, gateway, membership);
        await recordActivity(transaction, { businessID, userID, action: 'billing-changed' });
      }),
    );
    return { data: await readMembership(services.db, businessID) };
  },
);
