import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { MembershipPlan } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { formatUsDollars } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import * as styles from './membership.css.ts';
import { higherPlans, planPagePath, pricedPlans, type SubscriptionSetup, usePlanLabels } from './plans.ts';

const facts = ['price', 'products', 'review', 'boosts', 'support', 'groups'] as const;

interface PlansTableProps {
  readonly level: MembershipLevel;
  readonly setup: SubscriptionSetup;
}

/** Compares the four plans; higher ones link to their page (MEM-03). */
export function PlansTable({ level, setup }: PlansTableProps) {
  const t = useText('membership');
  const { number } = useLabels();
  const labels = usePlanLabels();
  const locale = useLocale();
  const path = usePath();
  const higher = higherPlans(level).map((plan) => plan.level);
  const textOf = (plan: MembershipPlan, fact: (typeof facts)[number]): string => {
    if (fact === 'price') return plan.price > 0 ? formatUsDollars(locale, plan.price) : t('plan.free');
    if (fact === 'products') return number(plan.products);
    if (fact === 'review') return t(plan.price > 0 ? 'plan.included' : 'plan.none');
    if (fact === 'groups') return number(plan.groups);
    if (fact === 'boosts') return plan.boosts > 0 ? number(plan.boosts) : t('plan.none');
    return plan.supportHours > 0 ? t('plan.hours', { count: plan.supportHours }) : t('plan.none');
  };
  return (
    <Panel id="all-plans" title={t('plan.all')}>
      <table className={styles.table} aria-labelledby="all-plans">
        <thead>
          <tr>
            <th scope="col">{t('plan.name')}</th>
            {facts.map((fact) => (
              <th key={fact} scope="col">
                {t(`plan.${fact}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pricedPlans(setup).map((plan) => (
            <tr key={plan.level} data-current={plan.level === level || undefined}>
              <th scope="row">
                <Inline space="xs">
                  {higher.some((one) => one === plan.level) ? (
                    <TextLink to={path(planPagePath(plan.level))}>{labels.name(plan.level)}</TextLink>
                  ) : (
                    labels.name(plan.level)
                  )}
                  {plan.level === level && <Badge tone="brand">{t('plan.yours')}</Badge>}
                </Inline>
              </th>
              {facts.map((fact) => (
                <td key={fact} data-label={t(`plan.${fact}`)}>
                  {textOf(plan, fact)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
