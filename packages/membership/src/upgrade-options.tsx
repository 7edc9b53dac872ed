import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Plus } from 'lucide-react';
import * as styles from './membership.css.ts';
import { higherPlans, planPagePath, pricedPlans, type SubscriptionSetup, usePlanLabels } from './plans.ts';

interface UpgradeOptionsProps {
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly setup: SubscriptionSetup;
}

/** The higher plans with price, additions and a link; nothing on the highest plan (MEM-03). */
export function UpgradeOptions({ businessID, level, setup }: UpgradeOptionsProps) {
  const t = useText('membership');
  const path = usePath();
  const labels = usePlanLabels();
  const higher = higherPlans(level).map((plan) => plan.level);
  if (higher.length === 0) {
    return (
      <Panel title={t('plan.best')} space="xs">
        <Text tone="muted">{t('plan.bestBody', { plan: labels.name(level) })}</Text>
      </Panel>
    );
  }
  const isPaidHere = setup.gateway !== 'none';
  return (
    <Panel title={t('upgrade.title')}>
      {!isPaidHere && <Text tone="muted">{t('upgrade.notHere')}</Text>}
      <Columns minimum={240} space="lg">
        {pricedPlans(setup)
          .filter((plan) => higher.some((one) => one === plan.level))
          .map((plan) => (
            <section key={plan.level} aria-labelledby={`upgrade-${plan.level}`} className={styles.option}>
              <Stack space="xxs">
                <Heading level={3} size="sm" id={`upgrade-${plan.level}`}>
                  {labels.name(plan.level)}
                </Heading>
                <p className={styles.optionPrice}>{labels.price(plan)}</p>
              </Stack>
              <Stack as="ul" space="xs">
                {labels.brings(planOf(level), plan).map((text) => (
                  <li key={text} className={styles.benefit}>
                    <Plus aria-hidden="true" />
                    <span>{text}</span>
                  </li>
                ))}
              </Stack>
              <div className={styles.optionActions}>
                <Stack space="xxs" align="start">
                  {isPaidHere ? (
                    <ButtonLink to={`?plan=${plan.level}`}>
                      {t('upgrade.buy', { plan: labels.name(plan.level) })}
                    </ButtonLink>
                  ) : (
                    <ButtonLink to={path(`/contact-us/form?company=${businessID}&plan=${plan.level}`)}>
                      {t('upgrade.ask', { plan: labels.name(plan.level) })}
                    </ButtonLink>
                  )}
                  <ButtonLink to={path(planPagePath(plan.level))} variant="quiet">
                    {t('plan.about', { plan: labels.name(plan.level) })}
                  </ButtonLink>
                </Stack>
              </div>
            </section>
          ))}
      </Columns>
    </Panel>
  );
}
