import { type MembershipPlan, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { formatUsDollars } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';

/** Returns a formatter for the price of a plan. */
export function usePlanPrice(): (plan: MembershipPlan) => string {
  const t = useText('information');
  const locale = useLocale();
  return ({ price }) =>
    price > 0 ? t('plan.perYear', { price: formatUsDollars(locale, price) }) : t('plan.free');
}

/** Returns a function that lists the features of a plan as label and value; every plan has the same labels (CON-19). */
export function usePlanFacts(): (
  plan: MembershipPlan,
) => readonly { label: string; value: string | number }[] {
  const t = useText('information');
  return ({ price, products, boosts, supportHours, groups }) => [
    { label: t('plan.products'), value: products },
    { label: t('plan.verification'), value: t(price > 0 ? 'plan.included' : 'plan.notIncluded') },
    { label: t('plan.boosts'), value: boosts },
    {
      label: t('plan.support'),
      value: supportHours > 0 ? t('plan.hours', { count: supportHours }) : t('plan.none'),
    },
    { label: t('plan.groups'), value: groups },
  ];
}

/** Number of monthly boosts of a plan, for texts: `<Boosts of="gold" />`. */
export function Boosts({ of }: { readonly of: MembershipLevel }): number | undefined {
  return membershipPlans.find(({ level }) => level === of)?.boosts;
}
