import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { loadSupportHours, type SupportHours } from '@wbn/contract/membership/support-hours.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Progress } from '@wbn/ui-kit/controls/progress.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { SupportEntries } from './support-entries.tsx';
import { useLedgerLabels } from './use-ledger-labels.ts';

interface SupportHoursPanelProps {
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Hours of support of the year of membership: what is left, how to ask, what was done. */
export function SupportHoursPanel({ api, managed }: SupportHoursPanelProps) {
  const { t } = useTranslation('boosts');
  const { businessID } = managed.business;
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadSupportHours, { params: { id: businessID } }),
  );
  if (isLoadingError) return <LoadError title={t('support.failed')} retry={t('retry')} onRetry={refetch} />;
  return (
    <Surface padding="lg" aria-labelledby="support-hours" aria-busy={!data}>
      <Stack space="md">
        <Heading level={2} size="md" id="support-hours">
          {t('support.title')}
        </Heading>
        {data ? <Hours hours={data} businessID={businessID} /> : <Skeleton lines={4} />}
      </Stack>
    </Surface>
  );
}

function Hours({ hours, businessID }: { readonly hours: SupportHours; readonly businessID: string }) {
  const { t } = useTranslation('boosts');
  const { time, lastDay } = useLedgerLabels();
  const path = usePath();
  const { granted, left, yearUntil, entries } = hours;
  return (
    <>
      {granted > 0 && yearUntil !== undefined ? (
        <>
          <Progress
            label={t('support.used')}
            value={granted - left}
            max={granted}
            valueText={t('support.left', { left: time(left), granted: time(granted) })}
          />
          <Text size="sm" tone="muted">
            {t('support.until', { day: lastDay(yearUntil) })} {t('support.what')}
          </Text>
          <div>
            <ButtonLink variant="secondary" to={path(`/contact-us/form?company=${businessID}`)}>
              {t('support.ask')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Text tone="muted">{t('support.none')}</Text>
      )}
      {entries.length > 0 && <SupportEntries entries={entries} />}
    </>
  );
}
