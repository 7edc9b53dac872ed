import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { LazyCompareBar } from '@wbn/cards/compare/lazy-compare-bar.tsx';
import {
  type FavoriteList,
  type FavoriteSort,
  favoriteSorts,
  listFavoriteLists,
} from '@wbn/contract/social/favorites.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Bookmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createFavoriteListMutation, loadFavoritesQuery } from './favorite.query.ts';
import { FavoriteEntry } from './favorite-entry.tsx';
import * as styles from './favorites.css.ts';
import { ListHead } from './list-head.tsx';
import { useListName } from './list-name.ts';
import { ListNameForm } from './list-name-form.tsx';

interface FavoritesPageProps {
  readonly api: ApiClient;
}

/** The companies that a member has saved, in lists (LAY-19). */
export function FavoritesPage({ api }: FavoritesPageProps) {
  const t = useText('favorites');
  return (
    <Stack space="md">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Lists api={api} />
      <LazyCompareBar />
    </Stack>
  );
}

function Lists({ api }: FavoritesPageProps) {
  const t = useText('favorites');
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const { data: lists, isLoadingError, refetch } = useQuery(callQuery(api, listFavoriteLists, {}));
  if (isLoadingError) return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  if (!lists) return <Skeleton lines={6} />;
  const choose = (list: FavoriteList | undefined) => setQuery(list ? { list: list.listID } : {});
  // The address may contain a deleted list.
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

interface ListTabsProps {
  readonly api: ApiClient;
  readonly lists: readonly FavoriteList[];
  readonly shown: FavoriteList;
  readonly onCreated: (list: FavoriteList) => void;
}

/** Tabs for the lists, and a button for a new one. */
function ListTabs({ api, lists, shown, onCreated }: ListTabsProps) {
  const t = useText('favorites');
  const path = usePath();
  const nameOf = useListName();
  const [isNaming, setNaming] = useState(false);
  const create = useMutation(createFavoriteListMutation(api));
  return (
    <Stack space="sm">
      <nav aria-label={t('lists')}>
        <ul className={styles.lists}>
          {lists.map((list) => (
            <li key={list.listID}>
              <Anchor
                to={path(`/favorites?list=${list.listID}`)}
                aria-current={list === shown ? 'page' : undefined}
                className={styles.list}
              >
                <bdi>{nameOf(list)}</bdi> <span className={styles.count}>{list.count}</span>
              </Anchor>
            </li>
          ))}
          {!isNaming && (
            <li>
              <Button variant="quiet" size="sm" icon={<Plus />} onClick={() => setNaming(true)}>
                {t('newList')}
              </Button>
            </li>
          )}
        </ul>
      </nav>
      {isNaming && (
        <ListNameForm
          label={t('newListName')}
          save={t('create')}
          busy={create.isPending}
          error={create.error}
          onCancel={() => {
            create.reset();
            setNaming(false);
          }}
          onSave={(name) =>
            create.mutate(name, {
              onSuccess: (list) => {
                setNaming(false);
                onCreated(list);
              },
            })
          }
        />
      )}
    </Stack>
  );
}

interface FavoriteListViewProps {
  readonly api: ApiClient;
  readonly list: FavoriteList;
  readonly onDeleted: () => void;
}

/** A list: its name, its actions, and its companies in the chosen order. */
function FavoriteListView({ api, list, onDeleted }: FavoriteListViewProps) {
  const t = useText('favorites');
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
  const t = useText('favorites');
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
