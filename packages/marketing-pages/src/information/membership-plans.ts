import type { MembershipLevel } from '@wbn/contract/shared/values.ts';

/** A yearly plan; the price in US cents (CON-19, decision 20). */
export interface MembershipPlan {
  readonly level: MembershipLevel;
  readonly price: number;
  readonly products: number;
  readonly boosts: number;
  readonly supportHours: number;
}

export const membershipPlans: readonly MembershipPlan[] = [
  { level: 'standard', price: 0, products: 7, boosts: 0, supportHours: 0 },
  { level: 'gold', price: 185_000, products: 20, boosts: 3, supportHours: 0 },
  { level: 'premium', price: 265_000, products: 50, boosts: 10, supportHours: 6 },
  { level: 'platinum', price: 365_000, products: 100, boosts: 20, supportHours: 12 },
];

/** US dollars with two decimals: 'US$ 1,850.00' (decision 20). */
export function planPrice(locale: string, cents: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const amount = new Intl.NumberFormat(locale, { ...digits, useGrouping: 'always' }).format(cents / 100);
  return `US$\u00a0${amount}`;
}
