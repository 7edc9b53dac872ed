import { cancelSubscription, resumeSubscription } from '@wbn/contract/membership/subscription.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider, outcomeOf } from '../changes/outcome-of.ts';
import { type Asking, runChange } from '../changes/run-change.ts';
import type { LockedMembership } from '../state/sync-membership.ts';
import { readMembership } from './load-membership.ts';
import { requirePayments } from './require-payments.ts';
import { requireSubscription } from './require-subscription.ts';

export const cancelSubscriptionHandler = defineHandler(
  cancelSubscription,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID } = body;
    const changeID = await askingProvider(() =>
      runChange(payments, {
        ...{
          call: cancelSubscription.name,
          businessID,
          userID,
          idempotencyKey,
          body,
          decide: decideCancel,
          perform: performCancel,
        },
      }),
    );
    await outcomeOf(payments, { businessID, changeID });
    return { data: await readMembership(services.db, businessID) };
  },
);

function decideCancel(membership: LockedMembership) {
  const { level, isCancelled } = requireSubscription(membership);
  if (isCancelled) throw new CallError('Conflict', 'It is cancelled already.');
  return { kind: 'cancel' as const, level };
}

async function performCancel({ gateway, membership, key }: Asking) {
  const { subscriptionID } = requireSubscription(membership);
  await gateway.cancelAtPeriodEnd({ key, subscriptionID, cancel: true });
  return undefined;
}

export const resumeSubscriptionHandler = defineHandler(
  resumeSubscription,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID } = body;
    const changeID = await askingProvider(() =>
      runChange(payments, {
        ...{
          call: resumeSubscription.name,
          businessID,
          userID,
          idempotencyKey,
          body,
          decide: decideResume,
          perform: performResume,
        },
      }),
    );
    await outcomeOf(payments, { businessID, changeID });
    return { data: await readMembership(services.db, businessID) };
  },
);

function decideResume(membership: LockedMembership) {
  const { level, isCancelled } = requireSubscription(membership);
  if (!isCancelled) throw new CallError('Conflict', 'It was not cancelled.');
  return { kind: 'resume' as const, level };
}

async function performResume({ gateway, membership, key }: Asking) {
  const { subscriptionID } = requireSubscription(membership);
  await gateway.cancelAtPeriodEnd({ key, subscriptionID, cancel: false });
  return undefined;
}
