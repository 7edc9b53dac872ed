import type { CustomerState } from '../model/customer-state.ts';
import type { Moment } from '../model/model-records.ts';

/** A customer in lines for the operator: its clock, subscriptions and invoices, the newest first. */
export function describeCustomer({
  customer,
  clock,
  subscriptions,
  invoices,
  charges,
  disputes,
}: CustomerState): string {
  const refundedOf = (id: string) => charges.find(({ invoiceID }) => invoiceID === id)?.amountRefunded ?? 0;
  return [
    `${customer.id}, its clock is at ${dayText(clock)}`,
    ...subscriptions
      .toReversed()
      .map(
        ({ id, status, plan, periodStart, periodEnd, cancelAtPeriodEnd, scheduledPlan }) =>
          `${id}: ${plan.name}, ${status}, ${dayText(periodStart)} to ${dayText(periodEnd)}${cancelAtPeriodEnd ? ', ends then' : ''}${scheduledPlan ? `, then ${scheduledPlan.name}` : ''}`,
      ),
    ...invoices
      .toReversed()
      .map(
        ({ id, number, status, total, createdAt }) =>
          `${number}: ${dayText(createdAt)}, ${total} cents, ${status}, ${refundedOf(id)} refunded`,
      ),
    ...disputes.toReversed().map(({ id, amount, status }) => `${id}: ${amount} cents, ${status}`),
  ].join('\n');
}

function dayText(moment: Moment): string {
  return new Date(moment).toISOString().slice(0, 10);
}
