import { isHigherLevel, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { RemoteInvoice, RemoteSubscription } from '../gateway/payment-gateway.ts';

/** What the payments of a subscription still pay for. */
export interface PaidPlan {
  /** The plan of the present period; undefined when its first payment went back. */
  readonly level: PaidLevel | undefined;
  /** The last payment of the present period that went back, and how. */
  readonly returned: { readonly invoiceID: string; readonly by: 'refunded' | 'lost' } | undefined;
  /** Payments for a higher plan that we still have although the plan under them is not paid any more: staff refund them. */
  readonly unusedInvoiceIDs: readonly string[];
}

/**
 * Walks through the paid invoices of a subscription, oldest first (MEM-17). A first payment or a renewal pays for a plan, a raise only for the
 * step from one plan to another: it counts while the plan that it starts from is paid. A payment counts until it is refunded in full or its
 * dispute is lost.
 */
export function paidPlanOf(subscription: RemoteSubscription, invoices: readonly RemoteInvoice[]): PaidPlan {
  let level: PaidLevel | undefined;
  let periodEnd: Date | undefined;
  let returned: PaidPlan['returned'];
  const unusedInvoiceIDs: string[] = [];
  for (const invoice of invoices) {
    if (invoice.status !== 'paid') continue;
    const { id, reason, level: bought = subscription.level, fromLevel } = invoice;
    const isStep = reason === 'change';
    if (!isStep) {
      periodEnd = invoice.periodEnd;
      returned = undefined;
    }
    const by = howReturned(invoice);
    if (by) {
      returned = { invoiceID: id, by };
      if (!isStep) level = undefined;
    } else if (!isStep || isPaidFor(level, fromLevel)) level = bought;
    else if (invoice.amountPaid > 0) unusedInvoiceIDs.push(id);
  }
  // A renewal that is not paid yet: the plan stays while its payment is tried again.
  if (!periodEnd || periodEnd <= subscription.periodStart)
    return { level: subscription.level, returned: undefined, unusedInvoiceIDs };
  if (returned) return { level, returned, unusedInvoiceIDs };
  // Nothing went back: what the operator has given at the provider counts too.
  const given = subscription.level;
  return { level: level && isHigherLevel(level, given) ? level : given, returned, unusedInvoiceIDs };
}

/** Whether a raise from this plan stands on payments that we have; one that names no plan is an operator's. */
function isPaidFor(level: PaidLevel | undefined, from: PaidLevel | undefined): boolean {
  return level !== undefined && (from === undefined || !isHigherLevel(from, level));
}

function howReturned({
  dispute,
  amountPaid,
  amountRefunded,
}: RemoteInvoice): 'refunded' | 'lost' | undefined {
  if (dispute === 'lost') return 'lost';
  return amountPaid > 0 && amountRefunded >= amountPaid ? 'refunded' : undefined;
}
