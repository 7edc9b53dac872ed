import { membershipScreenPath } from '@wbn/cards/business/business-path.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { type Boosts, boostDays } from '@wbn/contract/membership/boosts.ts';
import { paidLevels, planOf } from '@wbn/contract/membership/membership-plans.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Progress } from '@wbn/ui-kit/controls/progress.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './boosts.css.ts';
import { useLedgerLabels } from './use-ledger-labels.ts';

interface BoostBalanceProps {
  readonly boosts: Boosts;
  readonly businessID: string;
  readonly isOwner: boolean;
}

const boostsByPlan = Object.fromEntries(paidLevels.map((level) => [level, planOf(level).boosts]));

/** How many boosts of the month are left and until when; on Standard what a boost is, and the way to one. */
export function BoostBalance({ boosts, businessID, isOwner }: BoostBalanceProps) {
  const { t } = useTranslation('boosts');
  const { number } = useLabels();
  const { month, lastDay } = useLedgerLabels();
  const path = usePath();
  const { level, left, granted, lapsesAt } = boosts;
  if (level === 'standard')
    return (
      <Surface padding="lg" aria-labelledby="boosts-left">
        <Stack space="md" align="start">
          <Heading level={2} size="md" id="boosts-left">
            {t('none.title')}
          </Heading>
          <Text>{t('what', { count: boostDays })}</Text>
          <Text tone="muted">{t('none.body', boostsByPlan)}</Text>
          {isOwner && (
            <ButtonLink to={path(membershipScreenPath(businessID))}>{t('none.membership')}</ButtonLink>
          )}
        </Stack>
      </Surface>
    );
  const count = { left: number(left), granted: number(granted) };
  return (
    <Surface padding="lg" aria-labelledby="boosts-left">
      <Stack space="md">
        <Heading level={2} size="md" id="boosts-left">
          {t('of', { month: month(boosts.month) })}
        </Heading>
        <p className={styles.left}>{t('left', count)}</p>
        <Progress
          label={t('spent')}
          value={Math.max(0, granted - left)}
          max={Math.max(granted, 1)}
          valueText={t('spentOf', { spent: number(Math.max(0, granted - left)), granted: count.granted })}
        />
        <Text size="sm" tone="muted">
          {t('lapse', { day: lastDay(lapsesAt) })}{' '}
          <TextLink to={path('/advertise-with-us')}>{t('about')}</TextLink>
        </Text>
      </Stack>
    </Surface>
  );
}
