import { isHigherLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { endChange } from '../changes/change-outcome.ts';
import { findUnsettledChange } from '../changes/plan-change.sql.ts';
import type { RemoteCustomer } from '../gateway/payment-gateway.ts';
import { currentOf } from './next-membership.ts';

type Change = RowOf<typeof findUnsettledChange>;

type RemoteOutcome = 'done' | 'refused' | 'unknown' | { readonly clientSecret: string };

/** Settles the unsettled change of a company by the provider's answer. Abandons an old change that the provider does not know. */
export async function settlePlanChange(
  transaction: Kysely<Database>,
  businessID: string,
  remote: RemoteCustomer,
): Promise<void> {
  const change = await findUnsettledChange.first(transaction, { businessID });
  if (!change) return;
  const outcome = readOutcome(change, remote);
  if (outcome === 'done') await endChange(transaction, change, { state: 'done' });
  else if (outcome === 'refused')
    await endChange(transaction, change, { state: 'refused', problem: problemOf(remote) });
  else if (outcome !== 'unknown') await endChange(transaction, change, { state: 'waiting', ...outcome });
  else if (change.is_old) await endChange(transaction, change, { state: 'abandoned' });
}

function readOutcome(change: Change, remote: RemoteCustomer): RemoteOutcome {
  if (change.kind === 'subscribe') return readPurchaseOutcome(change, remote);
  const subscription = currentOf(remote.subscriptions);
  if (!subscription || subscription.status === 'ended') return 'refused';
  if (change.kind === 'raise') {
    if (change.level && !isHigherLevel(change.level, subscription.level)) return 'done';
    return secretOf(remote, subscription.id) ?? 'unknown';
  }
  if (change.kind === 'schedule')
    return (subscription.scheduledLevel ?? subscription.level) === change.level ? 'done' : 'unknown';
  if (change.kind === 'card')
    return (
      secretOf(remote, subscription.id) ??
      (remote.paymentMethod === change.payment_method ? 'done' : 'unknown')
    );
  return subscription.cancelAtPeriodEnd === (change.kind === 'cancel') ? 'done' : 'unknown';
}

function readPurchaseOutcome(change: Change, remote: RemoteCustomer): RemoteOutcome {
  const bought = remote.subscriptions.find(({ changeID }) => changeID === change.id);
  if (!bought) return 'unknown';
  if (bought.status === 'ended') return 'refused';
  if (bought.status !== 'incomplete') return 'done';
  return secretOf(remote, bought.id) ?? (hasFailed(remote, bought.id) ? 'refused' : 'unknown');
}

function hasFailed({ invoices }: RemoteCustomer, subscriptionID: string): boolean {
  return invoices.some(
    (invoice) => invoice.subscriptionID === subscriptionID && invoice.failure !== undefined,
  );
}

function secretOf(
  { invoices }: RemoteCustomer,
  subscriptionID: string,
): { clientSecret: string } | undefined {
  const clientSecret = invoices.find(
    (invoice) =>
      invoice.subscriptionID === subscriptionID && invoice.status === 'open' && invoice.clientSecret,
  )?.clientSecret;
  return clientSecret === undefined ? undefined : { clientSecret };
}

function problemOf({ invoices }: RemoteCustomer): string {
  return invoices.find(({ failure }) => failure)?.failure ?? '';
}
