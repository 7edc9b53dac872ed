// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens the table is drawn as a list, and browsers drop the roles with its display
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { MembershipPlan } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Check, Minus } from 'lucide-react';
import { higherPlans, planPagePath, pricedPlans, type SubscriptionSetup, usePlanLabels } from './plans.ts';
import * as styles from './plans-table.css.ts';

const facts = ['products', 'review', 'boosts', 'support', 'groups'] as const;

interface PlansTableProps {
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly setup: SubscriptionSetup;
  /** False while a payment is overdue: then no other plan can be chosen. */
  readonly mayChoose: boolean;
}

/** The four plans side by side, on phones one after the other; only higher ones can be chosen (MEM-03). */
export function PlansTable({ businessID, level, setup, mayChoose }: PlansTableProps) {
  const t = useText('membership');
  const { number } = useLabels();
  const labels = usePlanLabels();
  const path = usePath();
  const higher = higherPlans(level).map((plan) => plan.level);
  const isHigher = (plan: MembershipLevel) => higher.some((one) => one === plan);
  const isPaidHere = setup.gateway !== 'none';
  const plans = pricedPlans(setup);
  /** True: included without a number; false: not included. */
  const giftOf = (plan: MembershipPlan, fact: (typeof facts)[number]): string | boolean => {
    if (fact === 'review') return plan.price > 0;
    if (fact === 'support') return plan.supportHours > 0 && t('plan.hours', { count: plan.supportHours });
    return plan[fact] > 0 && number(plan[fact]);
  };
  return (
    <Panel id="all-plans" title={t('plan.all')}>
      {higher.length === 0 && (
        <div>
          <Text weight="semibold">{t('plan.best')}</Text>
          <Text tone="muted">{t('plan.bestBody', { plan: labels.name(level) })}</Text>
        </div>
      )}
      {higher.length > 0 && !isPaidHere && <Text tone="muted">{t('upgrade.notHere')}</Text>}
      <div className={styles.frame}>
        <table role="table" className={styles.table} aria-labelledby="all-plans">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {plans.map((plan) => (
                <th
                  key={plan.level}
                  role="columnheader"
                  scope="col"
                  data-current={plan.level === level || undefined}
                >
                  <div className={styles.plan}>
                    <span className={styles.name}>
                      {isHigher(plan.level) ? (
                        <TextLink to={path(planPagePath(plan.level))}>{labels.name(plan.level)}</TextLink>
                      ) : (
                        labels.name(plan.level)
                      )}
                    </span>
                    <span className={styles.price}>{labels.price(plan)}</span>
                    {plan.level === level && <Badge tone="brand">{t('plan.yours')}</Badge>}
                    {mayChoose && isHigher(plan.level) && (
                      <PlanChoice
                        businessID={businessID}
                        level={plan.level}
                        isPaidHere={isPaidHere}
                        isNext={plan.level === higher[0]}
                      />
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {facts.map((fact) => (
              <tr key={fact} role="row">
                <th role="rowheader" scope="row">
                  {t(`plan.${fact}`)}
                </th>
                {plans.map((plan) => (
                  <td
                    key={plan.level}
                    data-label={t(`plan.${fact}`)}
                    data-current={plan.level === level || undefined}
                  >
                    <Value value={giftOf(plan, fact)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface PlanChoiceProps {
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly isPaidHere: boolean;
  /** The next plan is the main action of the table. */
  readonly isNext: boolean;
}

/** The link that buys a plan here, or asks for it where payments are not set up. */
function PlanChoice({ businessID, level, isPaidHere, isNext }: PlanChoiceProps) {
  const t = useText('membership');
  const path = usePath();
  const words = { plan: usePlanLabels().name(level) };
  const asking = path(`/contact-us/form?company=${businessID}&plan=${level}`);
  return (
    <span className={styles.choice}>
      <ButtonLink
        to={isPaidHere ? `?plan=${level}` : asking}
        variant={isNext ? 'primary' : 'secondary'}
        size="sm"
        block
      >
        {t(isPaidHere ? 'upgrade.buy' : 'upgrade.ask', words)}
      </ButtonLink>
    </span>
  );
}

/** What a plan gives of one thing; signs instead of the same words in every column. */
function Value({ value }: { readonly value: string | boolean }) {
  const t = useText('membership');
  if (typeof value === 'string') return value;
  const Sign = value ? Check : Minus;
  return (
    <span className={value ? styles.included : styles.none}>
      <Sign aria-hidden="true" />
      <VisuallyHidden>{t(value ? 'plan.included' : 'plan.none')}</VisuallyHidden>
    </span>
  );
}
