import { planPrice } from '@wbn/cards/labels/plan-price.ts';
import type { MembershipPlan } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';

/** Functions that say a plan's name, what it costs in a year, and what it brings. */
export function usePlanLabels() {
  const { t } = useTranslation('membership');
  const { t: ofBusiness } = useTranslation('cards');
  const locale = useLocale();
  return {
    name: (level: MembershipLevel) => ofBusiness(`membership.${level}`),
    price: ({ price }: MembershipPlan) =>
      price > 0 ? t('plan.perYear', { price: planPrice(locale, price) }) : t('plan.free'),
    /** Cents of a currency in words; dollars as the prices of plans. */
    money: (cents: number, currency = 'usd') =>
      currency === 'usd'
        ? planPrice(locale, cents)
        : new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
            cents / 100,
          ),
    /** What a plan gives beyond another. */
    brings: (now: MembershipPlan, next: MembershipPlan): readonly string[] =>
      [
        t('plan.nextSlots', { total: next.products, now: now.products }),
        now.price === 0 && t('plan.nextReview'),
        next.boosts > now.boosts &&
          (now.boosts > 0
            ? t('plan.nextBoostsMore', { count: next.boosts, now: now.boosts })
            : t('plan.nextBoosts', { count: next.boosts })),
        next.supportHours > now.supportHours &&
          (now.supportHours > 0
            ? t('plan.nextHoursMore', { count: next.supportHours, now: now.supportHours })
            : t('plan.nextHours', { count: next.supportHours })),
      ].filter((text) => text !== false),
  };
}
