import { changeCard } from '@wbn/contract/membership/subscription.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider, outcomeOf } from '../changes/outcome-of.ts';
import { type Asking, runChange } from '../changes/run-change.ts';
import { paymentLimit } from '../policies.ts';
import type { LockedMembership } from '../state/sync-membership.ts';
import { requirePayments } from './require-payments.ts';
import { requireSubscription } from './require-subscription.ts';

export const changeCardHandler = defineHandler(
  changeCard,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID, paymentMethod } = body;
    await limitCall(services.db, { call: 'pay', clientAddress: userID, ...paymentLimit });
    const perform = ({ gateway, membership, key }: Asking) =>
      gateway.changeCard({ key, customerID: requireSubscription(membership).customerID, paymentMethod });
    const changeID = await askingProvider(() =>
      runChange(payments, {
        ...{
          call: changeCard.name,
          businessID,
          userID,
          idempotencyKey,
          body,
          paymentMethod,
          decide,
          perform,
        },
      }),
    );
    return { data: await outcomeOf(payments, { businessID, changeID }) };
  },
);

function decide(membership: LockedMembership) {
  return { kind: 'card' as const, level: requireSubscription(membership).level };
}
