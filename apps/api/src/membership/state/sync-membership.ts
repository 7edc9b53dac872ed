import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { syncCasesAbout } from '../../cases/sync-case.ts';
import { type Payments, PaymentUnavailableError, type RemoteCustomer } from '../gateway/payment-gateway.ts';
import { addMembershipMail } from '../mails/mail-membership.ts';
import { applyLevel, effectiveLevel } from './apply-level.ts';
import {
  addEntries,
  findMembership,
  lockMembership,
  markSynced,
  saveInvoices,
  updateMembership,
} from './membership.sql.ts';
import { entryRows, flagEntries, invoiceRows, membershipColumns } from './membership-rows.ts';
import { nextMembership } from './next-membership.ts';
import { settlePlanChange } from './settle-plan-change.ts';
import { tellFallenPlan } from './tell-fallen-plan.ts';
import { dropUnpaidPlan, findUnpaidPlan } from './unpaid-plan.ts';

export type LockedMembership = RowOf<typeof lockMembership>;

/** A value that differed from the provider's and was corrected. */
export interface Difference {
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

/** Attempts of the optimistic update before it gives up. */
const mostTries = 5;

/**
 * Loads a company's state from the provider and updates its membership. The provider is asked before the transaction; when the membership
 * was written in the meantime it is asked again, so that an older answer never overwrites a newer one (optimistic update). `record` writes
 * what belongs to the same transaction, before the answer is applied.
 * @returns the differences; none for a company that is no customer. Throws PaymentUnavailableError.
 */
export async function syncMembership(
  { db, gateway }: Payments,
  businessID: string,
  record: (transaction: Kysely<Database>) => Promise<void> = async () => undefined,
): Promise<Difference[]> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const before = await findMembership.only(db, { businessID });
    const remote = before.customer_id === null ? undefined : await gateway.loadCustomer(before.customer_id);
    const differences = await db.transaction().execute(async (transaction) => {
      const membership = await lockMembership.first(transaction, { businessID });
      if (membership && !isUnchanged(before, membership)) return undefined;
      await record(transaction);
      return membership && remote ? applySnapshot(transaction, membership, remote) : [];
    });
    if (differences) return differences;
  }
  throw new PaymentUnavailableError(
    'The membership was changed again and again while the provider was asked',
  );
}

function isUnchanged(before: RowOf<typeof findMembership>, now: LockedMembership): boolean {
  return before.version === now.version && before.synced_at?.getTime() === now.synced_at?.getTime();
}

/** Writes what follows from the provider's answer, in the transaction that locks the membership: state, invoices, history, level and mail jobs. */
async function applySnapshot(
  transaction: Kysely<Database>,
  membership: LockedMembership,
  remote: RemoteCustomer,
): Promise<Difference[]> {
  const { business_id: businessID } = membership;
  const facts = nextMembership(remote);
  const { columns, differences } = membershipColumns(membership, facts, remote);
  const level = effectiveLevel(membership.granted_level, facts.paidLevel);
  const invoices = invoiceRows(businessID, remote, facts);
  if (invoices.length > 0) await saveInvoices.run(transaction, { invoices });
  const entries = entryRows(businessID, [...facts.entries, ...flagEntries(membership, facts)]);
  const added = entries.length > 0 ? await addEntries.all(transaction, { entries }) : [];
  await syncCasesAbout(transaction, ['payment-dispute', 'unused-payment'], businessID);
  if (differences.length > 0) await updateMembership.run(transaction, { businessID, columns });
  else await markSynced.run(transaction, { businessID });
  if (level !== membership.level) differences.push({ what: 'level', here: membership.level, there: level });
  await applyLevel(transaction, { businessID, level });
  await settlePlanChange(transaction, businessID, remote);
  const kinds = added.map(({ kind }) => kind);
  await tellFallenPlan(transaction, { businessID, before: membership.level, level, kinds });
  if (findUnpaidPlan(facts)) await addJob(transaction, dropUnpaidPlan, { businessID }, businessID);
  // Whoever was told that nothing is paid any more needs no mail about the end of the subscription.
  const isUnpaid = facts.plan?.returned && facts.plan.level === undefined;
  for (const { id, kind } of added)
    if (kind !== 'ended' || !isUnpaid) await addMembershipMail(transaction, id);
  return differences;
}
