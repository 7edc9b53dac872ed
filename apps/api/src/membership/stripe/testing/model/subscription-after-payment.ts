import type { InvoiceRecord } from './model-records.ts';
import { put, requireRecord, type Work } from './work.ts';

/** Applies a paid invoice: the subscription begins, continues, or changes to the plan that was paid for. */
export function applyPaidInvoice(work: Work, invoice: InvoiceRecord): void {
  const subscription = requireRecord(work, 'subscriptions', invoice.subscriptionID);
  const { status, pendingUpdate } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return;
  if (pendingUpdate?.invoiceID === invoice.id)
    put(
      work,
      { ...subscription, plan: pendingUpdate.plan, pendingUpdate: undefined, scheduledPlan: undefined },
      'customer.subscription.pending_update_applied',
      'customer.subscription.updated',
    );
  else if (status !== 'active')
    put(work, { ...subscription, status: 'active' }, 'customer.subscription.updated');
}
