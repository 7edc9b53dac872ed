import type { Boost } from '@wbn/contract/membership/boosts.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './boosts.css.ts';
import { useLedgerLabels } from './use-ledger-labels.ts';

/** What is promoted now, until when, and whether buyers see it. */
export function RunningBoosts({ boosts }: { readonly boosts: readonly Boost[] }) {
  const { t } = useTranslation('boosts');
  const { moment } = useLedgerLabels();
  return (
    <Surface padding="lg" aria-labelledby="running-boosts">
      <Stack space="sm">
        <Heading level={2} size="md" id="running-boosts">
          {t('running.title')}
        </Heading>
        <ul className={styles.list}>
          {boosts.map(({ boostID, resourceName, startedBy, endsAt, state }) => (
            <li key={boostID} className={styles.row}>
              <Text as="div" dir="auto">
                {resourceName}
              </Text>
              <Badge tone={state === 'running' ? 'success' : 'neutral'}>
                {t(state === 'running' ? 'running.shown' : 'running.paused')}
              </Badge>
              <Text as="div" size="sm" tone="muted">
                {startedBy
                  ? t('running.untilBy', { until: moment(endsAt), person: startedBy })
                  : t('running.until', { until: moment(endsAt) })}
              </Text>
            </li>
          ))}
        </ul>
        {boosts.some(({ state }) => state === 'paused') && (
          <Text size="sm" tone="muted">
            {t('running.pausedWhy')}
          </Text>
        )}
      </Stack>
    </Surface>
  );
}
