import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import type { RemoteCustomer } from '../gateway/payment-gateway.ts';
import type { MembershipFacts, NewEntry } from './next-membership.ts';
import type { Difference, LockedMembership } from './sync-membership.ts';

/** The columns of a membership by the provider's answer, and which of them differ from the stored row. */
export function membershipColumns(
  membership: LockedMembership,
  facts: MembershipFacts,
  remote: RemoteCustomer,
) {
  const { subscription, paidLevel, nextAttemptAt } = facts;
  const wanted = {
    paid_level: paidLevel ?? null,
    subscription_id: subscription?.id ?? null,
    subscription_level: subscription?.level ?? null,
    subscription_status: subscription?.status ?? null,
    period_start: subscription?.periodStart ?? null,
    period_end: subscription?.periodEnd ?? null,
    cancel_at_period_end: subscription?.cancelAtPeriodEnd ?? false,
    scheduled_level: subscription?.scheduledLevel ?? null,
    next_attempt_at: nextAttemptAt ?? null,
    card: remote.card ?? null,
    billing: remote.billing,
  };
  const differences: Difference[] = [];
  for (const [what, there] of Object.entries(wanted)) {
    const here = membership[what as keyof typeof wanted];
    if (asText(here) !== asText(there)) differences.push({ what, here: asText(here), there: asText(there) });
  }
  const columns = {
    ...wanted,
    card: wanted.card && JSON.stringify(wanted.card),
    billing: JSON.stringify(wanted.billing),
    synced_at: new Date(),
  };
  return { columns, differences };
}

/** A value as comparable text; keys are sorted because `jsonb` does not keep their order. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${key} ${asText(part)}`);
  return parts.length > 0 ? `(${parts.join(', ')})` : 'none';
}

type EntryRow = Insertable<Database['membership_entry']>;

export function entryRows(
  businessID: string,
  entries: readonly (Omit<NewEntry, 'kind'> & { readonly kind: EntryRow['kind'] })[],
): EntryRow[] {
  return entries.map(({ source, kind, level, amount, invoiceID, happenedAt }) => ({
    id: newId(),
    business_id: businessID,
    source,
    kind,
    level,
    amount: amount ?? null,
    invoice_id: invoiceID ?? null,
    happened_at: happenedAt,
  }));
}

/** History entries for cancelling, resuming and scheduling. No invoice shows these, so they are found by comparing with the row. */
export function flagEntries(membership: LockedMembership, { subscription }: MembershipFacts) {
  const isSame = subscription && membership.subscription_id === subscription.id;
  if (!isSame || subscription.status === 'ended') return [];
  const entry = (kind: 'cancelled' | 'resumed' | 'scheduled') => ({
    source: `subscription:${subscription.id}:${kind}:${membership.version + 1}`,
    kind,
    level: kind === 'scheduled' ? (subscription.scheduledLevel ?? subscription.level) : subscription.level,
    amount: undefined,
    invoiceID: undefined,
    happenedAt: new Date(),
  });
  const { cancel_at_period_end: wasCancelled, scheduled_level: wasScheduled } = membership;
  const { cancelAtPeriodEnd, scheduledLevel } = subscription;
  if (cancelAtPeriodEnd !== wasCancelled) return [entry(cancelAtPeriodEnd ? 'cancelled' : 'resumed')];
  if (scheduledLevel && scheduledLevel !== wasScheduled) return [entry('scheduled')];
  return [];
}

/** Rows for the provider's invoices of a company. */
export function invoiceRows(
  businessID: string,
  { invoices }: RemoteCustomer,
  { unusedInvoiceIDs }: MembershipFacts,
): Insertable<Database['membership_invoice']>[] {
  return invoices.map((invoice) => ({
    id: invoice.id,
    business_id: businessID,
    number: invoice.number ?? null,
    status: invoice.status,
    level: invoice.level ?? null,
    total: invoice.total,
    amount_paid: invoice.amountPaid,
    amount_refunded: invoice.amountRefunded,
    currency: invoice.currency,
    dispute: invoice.dispute ?? null,
    is_unused: unusedInvoiceIDs.includes(invoice.id),
    period_start: invoice.periodStart,
    period_end: invoice.periodEnd,
    pdf_url: invoice.pdfUrl ?? null,
    page_url: invoice.pageUrl ?? null,
    created_at: invoice.createdAt,
  }));
}
