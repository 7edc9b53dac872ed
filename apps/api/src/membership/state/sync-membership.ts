import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import type { RemoteCustomer } from '../gateway/payment-gateway.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { addMembershipMail } from '../mails/mail-membership.ts';
import { applyLevel, effectiveLevel } from './apply-level.ts';
import { addEntries, lockMembership, markSynced, saveInvoices, updateMembership } from './membership.sql.ts';
import { entryRows, flagEntries, invoiceRows, membershipColumns } from './membership-rows.ts';
import { nextMembership } from './next-membership.ts';
import { settlePlanChange } from './settle-plan-change.ts';

export type LockedMembership = RowOf<typeof lockMembership>;

/** A thing that stood otherwise here than at the provider, and does not any more. */
export interface Difference {
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

/** Asks the provider what a company has and brings it up to date. Gives what was otherwise; nothing for a company without a customer. */
export function syncMembership({ db, gateway }: Payments, businessID: string): Promise<Difference[]> {
  return db.transaction().execute(async (transaction) => {
    const membership = await lockMembership.first(transaction, { businessID });
    if (!membership?.customer_id) return [];
    // After the lock, so that nobody writes an older answer over a newer one.
    const remote = await gateway.loadCustomer(membership.customer_id);
    if (!remote) return [];
    return applySnapshot(transaction, membership, remote);
  });
}

/** Writes what follows from a snapshot, in the transaction that holds the membership: its state, invoices, what happened, the level, mails. */
export async function applySnapshot(
  transaction: Kysely<Database>,
  membership: LockedMembership,
  remote: RemoteCustomer,
): Promise<Difference[]> {
  const { business_id: businessID } = membership;
  const facts = nextMembership(remote);
  const { columns, differences } = membershipColumns(membership, facts, remote);
  const level = effectiveLevel(membership.granted_level, facts.paidLevel);
  const invoices = invoiceRows(businessID, remote);
  if (invoices.length > 0) await saveInvoices.run(transaction, { invoices });
  const entries = entryRows(businessID, [...facts.entries, ...flagEntries(membership, facts)]);
  const added = entries.length > 0 ? await addEntries.all(transaction, { entries }) : [];
  if (differences.length > 0) await updateMembership.run(transaction, { businessID, columns });
  else await markSynced.run(transaction, { businessID });
  if (level !== membership.level) differences.push({ what: 'level', here: membership.level, there: level });
  await applyLevel(transaction, { businessID, level });
  await settlePlanChange(transaction, businessID, remote);
  for (const { id } of added) await addMembershipMail(transaction, id);
  return differences;
}
