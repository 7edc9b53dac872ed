import {
  billingDetailsSchema,
  type Invoice,
  type Subscription,
} from '@wbn/contract/membership/payment-shapes.ts';
import type { MembershipState } from '@wbn/contract/membership/subscription.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import * as z from 'zod/mini';
import type { findUnsettledChange } from '../changes/plan-change.sql.ts';
import type { findMembership } from '../state/membership.sql.ts';
import type { selectInvoices } from './list-invoices.sql.ts';

const billingSchema = z.partial(billingDetailsSchema);

/** A membership as its owner sees it; a company without a row has never paid. */
export function presentMembership(
  row: RowOf<typeof findMembership>,
  change: RowOf<typeof findUnsettledChange> | undefined,
): MembershipState {
  const { level, granted_level, version, card, billing } = row;
  const subscription = presentSubscription(row);
  const parsed = billingSchema.safeParse(billing ?? {});
  return {
    level,
    grantedLevel: granted_level ?? level,
    version: version ?? 0,
    ...(subscription && { subscription }),
    ...(card && { card }),
    ...(billing && parsed.success && { billing: parsed.data }),
    ...(change?.state === 'waiting' &&
      change.level &&
      change.client_secret && {
        openPayment: { changeID: change.id, level: change.level, clientSecret: change.client_secret },
      }),
  };
}

function presentSubscription(row: RowOf<typeof findMembership>): Subscription | undefined {
  const { subscription_level: level, subscription_status: status, period_start, period_end } = row;
  if (!level || !status || !period_start || !period_end) return undefined;
  return {
    level,
    status,
    periodStart: period_start.toISOString(),
    periodEnd: period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end ?? false,
    ...(row.scheduled_level && { scheduledLevel: row.scheduled_level }),
    ...(row.next_attempt_at && { nextAttemptAt: row.next_attempt_at.toISOString() }),
  };
}

export function presentInvoice(row: RowOf<typeof selectInvoices>): Invoice {
  return {
    invoiceID: row.id,
    ...(row.number && { number: row.number }),
    status: row.status,
    total: row.total,
    amountPaid: row.amount_paid,
    amountRefunded: row.amount_refunded,
    currency: row.currency,
    ...(row.level && { level: row.level }),
    createdAt: row.created_at.toISOString(),
    periodStart: row.period_start.toISOString(),
    periodEnd: row.period_end.toISOString(),
    isDisputed: row.dispute === 'open',
    ...(row.pdf_url && { pdfUrl: row.pdf_url }),
    ...(row.page_url && { pageUrl: row.page_url }),
  };
}
