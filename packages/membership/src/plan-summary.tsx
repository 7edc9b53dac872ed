import { type MembershipPlan, planOf } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Plus } from 'lucide-react';
import * as styles from './membership.css.ts';
import * as payment from './payment/payment.css.ts';
import { usePlanLabels } from './plans.ts';

interface PlanSummaryProps {
  readonly plan: MembershipPlan;
  /** The company's current plan. */
  readonly now: MembershipLevel;
  /** Labels and amounts; the last row is below a line. */
  readonly rows: readonly (readonly [string, string])[];
  readonly note: string;
}

/** The plan that is bought, what it adds and what it costs. */
export function PlanSummary({ plan, now, rows, note }: PlanSummaryProps) {
  const t = useText('membership');
  const labels = usePlanLabels();
  return (
    <div className={payment.summary}>
      <Surface padding="lg" aria-labelledby="plan-summary">
        <Stack space="md">
          <Stack space="xxs">
            <Heading level={2} size="md" id="plan-summary">
              {t('checkout.summary', { plan: labels.name(plan.level) })}
            </Heading>
            <Text tone="muted">{labels.price(plan)}</Text>
          </Stack>
          <Stack as="ul" space="xs">
            {labels.brings(planOf(now), plan).map((text) => (
              <li key={text} className={styles.benefit}>
                <Plus aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </Stack>
          <dl className={payment.sums}>
            {rows.map(([words, amount], at) => (
              <div key={words} className={classNames(payment.sum, at === rows.length - 1 && payment.total)}>
                <dt>{words}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
          <MutedText>{note}</MutedText>
        </Stack>
      </Surface>
    </div>
  );
}
