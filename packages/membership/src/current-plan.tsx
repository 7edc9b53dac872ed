import { verificationScreenPath } from '@wbn/cards/business/business-path.ts';
import { MembershipBadge } from '@wbn/cards/business/membership-badge.tsx';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Progress } from '@wbn/ui-kit/controls/progress.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './membership.css.ts';
import { usePlanLabels } from './plan-label.ts';
import { planIn, type SubscriptionSetup } from './plans.ts';

interface CurrentPlanProps {
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly verified: boolean;
  readonly products: ProductSlots;
  readonly setup: SubscriptionSetup;
}

/** The plan the company is on, whether it is verified (MEM-02), and how much room its products have. */
export function CurrentPlan({ businessID, level, verified, products, setup }: CurrentPlanProps) {
  const { t } = useTranslation('membership');
  const { number } = useLabels();
  const path = usePath();
  const { price } = usePlanLabels();
  const { used, total } = products;
  const note = level === 'standard' ? 'plan.notVerified' : 'plan.notVerifiedPaid';
  return (
    <Surface padding="lg" aria-labelledby="current-plan">
      <Stack space="md">
        <Heading level={2} size="md" id="current-plan">
          {t('plan.current')}
        </Heading>
        <div>
          <p className={styles.price}>{price(planIn(setup, level))}</p>
          <Inline space="xxs">
            <MembershipBadge level={level} />
            <VerifiedBadge verified={verified} showUnverified />
          </Inline>
        </div>
        <Stack space="xs">
          <Progress
            label={t('plan.slots')}
            value={Math.min(used, total)}
            max={total}
            valueText={t('plan.slotsUsed', { used: number(used), total: number(total) })}
          />
          <Text size="sm" tone="muted">
            {room()}
          </Text>
        </Stack>
        <Text size="sm" tone="muted">
          {t(verified ? 'plan.verified' : note)}{' '}
          <TextLink to={path(verificationScreenPath(businessID))}>{t('plan.verification')}</TextLink>
        </Text>
      </Stack>
    </Surface>
  );

  function room(): string {
    if (used > total) return t('plan.slotsOver');
    return used === total ? t('plan.slotsFull') : t('plan.slotsFree', { count: total - used });
  }
}
