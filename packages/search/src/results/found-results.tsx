import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NoResults, OrderBar, ResultPages, SearchNotices } from './late-tools.tsx';
import { type DrawSave, ResultList } from './result-list.tsx';
import type { SearchAddress } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface FoundResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
  readonly drawSave: DrawSave | undefined;
}

/** A page of results with the way to its neighbours, or what to do when there are none. */
export function FoundResults({ address, outcome, drawSave }: FoundResultsProps) {
  const { t } = useTranslation('search');
  if (outcome.total === 0)
    return (
      <Suspense>
        <NoResults address={address} outcome={outcome} />
      </Suspense>
    );
  if (outcome.results.length === 0)
    return (
      <Suspense>
        <ResultPages address={address} outcome={outcome} />
      </Suspense>
    );
  return (
    <Stack space="md">
      <Suspense>
        <SearchNotices address={address} outcome={outcome} />
        {outcome.total > 1 && <OrderBar address={address} mode={outcome.mode} />}
      </Suspense>
      <SampleNotice
        of={
          outcome.mode === 'business'
            ? outcome.results.map(({ businessProfile }) => businessProfile)
            : outcome.results
        }
      />
      <ResultList outcome={outcome} label={t('results.list')} drawSave={drawSave} />
      <Suspense>
        <ResultPages address={address} outcome={outcome} />
      </Suspense>
    </Stack>
  );
}
