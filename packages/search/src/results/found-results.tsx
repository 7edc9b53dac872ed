import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Pagination } from '@wbn/ui-kit/layout/pagination.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NoResults, OrderBar, PageSizeLinks, SearchNotices } from './late-tools.tsx';
import { ResultList } from './result-list.tsx';
import { pageCountOf } from './result-range.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface FoundResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** A page of results with the way to its neighbours, or what to do when there are none. */
export function FoundResults({ address, outcome }: FoundResultsProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const pageCount = pageCountOf(outcome.total, address.size);
  const hrefFor = (page: number) => path(searchPath({ ...address, page }));

  if (outcome.total === 0)
    return (
      <Suspense>
        <NoResults address={address} outcome={outcome} />
      </Suspense>
    );
  if (outcome.results.length === 0) {
    return (
      <EmptyState
        title={t('results.beyondEnd')}
        action={<ButtonLink to={hrefFor(1)}>{t('results.firstPage')}</ButtonLink>}
      />
    );
  }
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
      <ResultList outcome={outcome} label={t('results.list')} />
      <Pagination
        page={address.page}
        pageCount={pageCount}
        hrefFor={hrefFor}
        label={t('results.pages')}
        previousLabel={t('results.previous')}
        nextLabel={t('results.next')}
      />
      <Suspense>
        <PageSizeLinks address={address} total={outcome.total} />
      </Suspense>
      {pageCount > 1 && !outcome.totalIsLeast && address.page === pageCount && (
        <Stack align="center">
          <Text size="sm" tone="muted">
            {t('results.end')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
