import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { NoResults } from './no-results.tsx';
import { OrderBar } from './order-bar.tsx';
import { type DrawSave, ResultList } from './result-list.tsx';
import { ResultPages } from './result-pages.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchNotices } from './search-notices.tsx';
import type { FoundOutcome } from './search-outcome.ts';

interface FoundResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
  readonly drawSave: DrawSave | undefined;
}

/** A page of results with the way to its neighbours, or what to do when there are none. */
export function FoundResults({ address, outcome, drawSave }: FoundResultsProps) {
  const { t } = useTranslation('search');
  if (outcome.total === 0) return <NoResults address={address} outcome={outcome} />;
  if (outcome.results.length === 0) return <ResultPages address={address} outcome={outcome} />;
  return (
    <Stack space="md">
      <SearchNotices address={address} outcome={outcome} />
      {outcome.total > 1 && <OrderBar address={address} mode={outcome.mode} />}
      <SampleNotice
        of={
          outcome.mode === 'business'
            ? outcome.results.map(({ businessProfile }) => businessProfile)
            : outcome.results
        }
      />
      <ResultList outcome={outcome} label={t('results.list')} drawSave={drawSave} />
      <ResultPages address={address} outcome={outcome} />
    </Stack>
  );
}
