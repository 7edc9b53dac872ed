import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { loadBoosts } from '@wbn/contract/membership/boosts.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useTranslation } from 'react-i18next';
import { BoostBalance } from './boost-balance.tsx';
import { BoostHistory } from './boost-history.tsx';
import { RunningBoosts } from './running-boosts.tsx';
import { StartBoost } from './start-boost.tsx';
import { SupportHoursPanel } from './support-hours-panel.tsx';

interface BoostsScreenProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** What a company's plan gives it to use: boosts of the month and hours of support (MEM-12 to MEM-15); the owner spends, admins look. */
export function BoostsScreen(props: BoostsScreenProps) {
  return (
    <Stack space="md">
      <Boosts {...props} />
      <SupportHoursPanel {...props} />
    </Stack>
  );
}

function Boosts({ api, managed }: BoostsScreenProps) {
  const { t } = useTranslation('boosts');
  const { business, session } = managed;
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadBoosts, { params: { id: business.businessID } }),
  );
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data)
    return (
      <Surface as="div" padding="lg" aria-busy="true" aria-label={t('loading')} role="status">
        <Skeleton lines={8} />
      </Surface>
    );
  const isOwner = session.access === 'owner';
  const current = data.boosts.filter(({ state }) => state !== 'over');
  return (
    <>
      {data.level === 'standard' ? (
        <BoostBalance boosts={data} businessID={business.businessID} isOwner={isOwner} />
      ) : (
        <Columns minimum={320}>
          <BoostBalance boosts={data} businessID={business.businessID} isOwner={isOwner} />
          <StartBoost api={api} managed={managed} boosts={data} isOwner={isOwner} />
        </Columns>
      )}
      {current.length > 0 && <RunningBoosts boosts={current} />}
      {data.entries.length > 0 && <BoostHistory entries={data.entries} />}
    </>
  );
}
