import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type FavoriteList, type FavoriteSort, favoriteSorts } from '@wbn/contract/social/favorites.ts';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFavoritesQuery } from './favorite.query.ts';
import { FavoriteEntry } from './favorite-entry.tsx';
import { ListHead } from './list-head.tsx';
import { useListName } from './list-name.ts';

interface FavoriteListViewProps {
  readonly api: ApiClient;
  readonly list: FavoriteList;
  readonly onDeleted: () => void;
}

/** One list: its name and what can be done with it, and its companies in the order of choice. */
export function FavoriteListView({ api, list, onDeleted }: FavoriteListViewProps) {
  const { t } = useTranslation('favorites');
  const [sort, setSort] = useState<FavoriteSort>('newest');
  return (
    <Stack space="md">
      <ListHead api={api} list={list} sort={sort} onDeleted={onDeleted}>
        <Select
          label={t('sort')}
          size="sm"
          value={sort}
          options={favoriteSorts.map((value) => ({ value, text: t(`sorts.${value}`) }))}
          onChange={({ currentTarget }) => setSort(currentTarget.value as FavoriteSort)}
        />
      </ListHead>
      <Companies api={api} list={list} sort={sort} />
    </Stack>
  );
}

interface CompaniesProps extends Pick<FavoriteListViewProps, 'api' | 'list'> {
  readonly sort: FavoriteSort;
}

function Companies({ api, list, sort }: CompaniesProps) {
  const { t } = useTranslation('favorites');
  const nameOf = useListName();
  const pages = useInfiniteQuery(loadFavoritesQuery(api, { listID: list.listID, sort }));
  if (pages.isLoadingError)
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={pages.refetch} />;
  if (!pages.data) return <Skeleton lines={8} />;
  const favorites = pages.data.pages.flatMap(({ data }) => data);
  if (favorites.length === 0 && !pages.hasNextPage)
    return (
      <EmptyState title={t('empty')} icon={<Bookmark />}>
        {t('noneBody')}
      </EmptyState>
    );
  return (
    <Stack space="md">
      <Stack as="ul" space="sm" aria-label={nameOf(list)}>
        {favorites.map((favorite) => (
          <li key={favorite.businessID}>
            <FavoriteEntry api={api} favorite={favorite} />
          </li>
        ))}
      </Stack>
      <ListEnd
        list={pages}
        more={t('more')}
        failed={t('loadFailed')}
        retry={t('retry')}
        end={pages.data.pages.length > 1 && t('end')}
      />
    </Stack>
  );
}
