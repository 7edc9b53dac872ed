import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './membership.css.ts';
import { usePlanLabels } from './plan-label.ts';
import { higherPlans, planOf, planPagePath } from './plans.ts';

/** What the next plan brings, and the way to it; at the top there is none (MEM-03). */
export function NextPlan({ businessID, level }: { businessID: string; level: MembershipLevel }) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  const labels = usePlanLabels();
  const [next] = higherPlans(level);
  if (!next) {
    return (
      <Surface padding="lg" aria-labelledby="next-plan">
        <Stack space="xs">
          <Heading level={2} size="md" id="next-plan">
            {t('plan.best')}
          </Heading>
          <Text tone="muted">{t('plan.bestBody', { plan: labels.name(planOf(level)) })}</Text>
        </Stack>
      </Surface>
    );
  }
  const now = planOf(level);
  const plan = labels.name(next);
  const brings = [
    t('plan.nextSlots', { total: next.products, now: now.products }),
    now.price === 0 && t('plan.nextReview'),
    more(now.boosts, next.boosts) &&
      (now.boosts > 0
        ? t('plan.nextBoostsMore', { count: next.boosts, now: now.boosts })
        : t('plan.nextBoosts', { count: next.boosts })),
    more(now.supportHours, next.supportHours) &&
      (now.supportHours > 0
        ? t('plan.nextHoursMore', { count: next.supportHours, now: now.supportHours })
        : t('plan.nextHours', { count: next.supportHours })),
  ].filter((text) => text !== false);
  return (
    <Surface padding="lg" aria-labelledby="next-plan">
      <Stack space="md">
        <Heading level={2} size="md" id="next-plan">
          {t('plan.next', { plan })}
        </Heading>
        <p className={styles.price}>{labels.price(next)}</p>
        <Stack as="ul" space="xs">
          {brings.map((text) => (
            <li key={text} className={styles.benefit}>
              <Plus aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </Stack>
        <Stack space="xs">
          <Inline>
            <ButtonLink to={path(`/contact-us/form?company=${businessID}&plan=${next.level}`)}>
              {t('plan.ask')}
            </ButtonLink>
            <ButtonLink to={path(planPagePath(next.level))} variant="secondary">
              {t('plan.about', { plan })}
            </ButtonLink>
          </Inline>
          <Text size="sm" tone="muted">
            {t('plan.asking')}
          </Text>
        </Stack>
      </Stack>
    </Surface>
  );
}

function more(now: number, next: number): boolean {
  return next > now;
}
