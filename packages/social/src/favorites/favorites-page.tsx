import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { LateCompareBar } from '@wbn/cards/compare/late-compare-bar.tsx';
import { type FavoriteList, listFavoriteLists } from '@wbn/contract/social/favorites.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHead } from '@wbn/ui-kit/layout/page-head.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FavoriteListView } from './favorite-list-view.tsx';
import { ListTabs } from './list-tabs.tsx';

interface FavoritesPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
}

/** The companies that a member keeps, in lists (LAY-19). */
export function FavoritesPage({ api }: FavoritesPageProps) {
  const { t } = useTranslation('favorites');
  return (
    <Stack space="md">
      <PageHead title={t('title')} lead={t('lead')} />
      <Lists api={api} />
      <LateCompareBar />
    </Stack>
  );
}

function Lists({ api }: FavoritesPageProps) {
  const { t } = useTranslation('favorites');
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const { data: lists, isLoadingError, refetch } = useQuery(callQuery(api, listFavoriteLists, {}));
  if (isLoadingError) return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  if (!lists) return <Skeleton lines={6} />;
  const choose = (list: FavoriteList | undefined) => setQuery(list ? { list: list.listID } : {});
  // An address may name a list that was deleted.
  const shown = lists.find(({ listID }) => listID === query.get('list')) ?? lists[0];
  return (
    <Stack space="md">
      {shown && <ListTabs api={api} lists={lists} shown={shown} onCreated={choose} />}
      {shown ? (
        <FavoriteListView key={shown.listID} api={api} list={shown} onDeleted={() => choose(undefined)} />
      ) : (
        <EmptyState
          title={t('none')}
          icon={<Bookmark />}
          action={<ButtonLink to={path('/search-result')}>{t('find')}</ButtonLink>}
        >
          {t('noneBody')}
        </EmptyState>
      )}
    </Stack>
  );
}
