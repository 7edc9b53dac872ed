import { planPrice } from '@wbn/cards/labels/plan-price.ts';
import type { MembershipPlan } from '@wbn/contract/membership/membership-plans.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';

/** Functions that say a plan's name, and what it costs in a year. */
export function usePlanLabels() {
  const { t } = useTranslation('my-business');
  const { t: ofBusiness } = useTranslation('cards');
  const locale = useLocale();
  return {
    name: ({ level }: MembershipPlan) => ofBusiness(`membership.${level}`),
    price: ({ price }: MembershipPlan) =>
      price > 0 ? t('plan.perYear', { price: planPrice(locale, price) }) : t('plan.free'),
  };
}
