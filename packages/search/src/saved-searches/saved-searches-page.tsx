import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listSavedSearches } from '@wbn/contract/search/saved-searches.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHead } from '@wbn/ui-kit/layout/page-head.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NewSavedSearch } from './new-saved-search.tsx';
import { SavedSearchEntry } from './saved-search-entry.tsx';

interface SavedSearchesPageProps {
  readonly api: ApiClient;
}

/** The searches that a person keeps; whoever comes from results with `?save=` saves one first. */
export function SavedSearchesPage({ api }: SavedSearchesPageProps) {
  const { t } = useTranslation('saved-searches');
  const [query, setQuery] = useSearchParams();
  const parameters = query.get('save');
  return (
    <Stack space="md">
      <PageHead title={t('title')} lead={t('lead')} />
      {parameters !== null && (
        <NewSavedSearch
          key={parameters}
          api={api}
          parameters={parameters}
          name={query.get('name') ?? ''}
          onDone={() => setQuery({}, { replace: true })}
        />
      )}
      <SavedSearches api={api} />
    </Stack>
  );
}

function SavedSearches({ api }: SavedSearchesPageProps) {
  const { t } = useTranslation('saved-searches');
  const path = usePath();
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, listSavedSearches, {}));
  if (isLoadingError) return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={t('none')}
        icon={<BellRing />}
        action={<ButtonLink to={path('/search-result')}>{t('find')}</ButtonLink>}
      >
        {t('noneBody')}
      </EmptyState>
    );
  return (
    <Stack as="ul" space="sm" aria-label={t('title')}>
      {data.map((saved) => (
        <li key={saved.savedSearchID}>
          <SavedSearchEntry api={api} saved={saved} />
        </li>
      ))}
    </Stack>
  );
}
