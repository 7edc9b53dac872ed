import type { InvoiceLine, Moment, Plan, SubscriptionRecord } from './model-records.ts';

type Running = Pick<SubscriptionRecord, 'plan' | 'periodStart' | 'periodEnd'>;

/**
 * The price of another plan for the rest of the period: credits the unused time and charges the rest of the new plan, by the second and
 * each rounded to a cent, as Stripe does.
 */
export function prorate({ plan: present, periodStart, periodEnd }: Running, plan: Plan, now: Moment) {
  const share = wholeSeconds(periodEnd - now) / wholeSeconds(periodEnd - periodStart);
  const line = (description: string, amount: number, { id: planID }: Plan): InvoiceLine => ({
    ...{ description, amount, planID, isProration: true },
    periodStart: now,
    periodEnd,
  });
  return [
    // `0 -` avoids -0, which JSON does not keep.
    line(`Unused time on ${present.name}`, 0 - Math.round(present.amount * share), present),
    line(`Remaining time on ${plan.name}`, Math.round(plan.amount * share), plan),
  ];
}

const wholeSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
