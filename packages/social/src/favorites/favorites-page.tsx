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
import { formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
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
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { Bookmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { entry } from '../relations/paged-list.css.ts';
import { createFavoriteListMutation, loadFavoritesQuery } from './favorite.query.ts';
import { FavoriteEntry } from './favorite-entry.tsx';
import { ListHead } from './list-head.tsx';
import { useListName } from './list-name.ts';
import { ListNameForm } from './list-name-form.tsx';

interface FavoritesPageProps {
  readonly api: ApiClient;
}

/** The companies that a member has saved, in lists (LAY-19). */
export function FavoritesPage({ api }: FavoritesPageProps) {
  const t = useText('favorites');
  const [query, setQuery] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const { data: lists, isLoadingError, refetch } = useQuery(callQuery(api, listFavoriteLists, {}));
  const choose = (list: FavoriteList | undefined) => setQuery(list ? { list: list.listID } : {});
  // The address may contain a deleted list.
  const shown = lists?.find(({ listID }) => listID === query.get('list')) ?? lists?.[0];
  return (
    <Stack space="md">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          shown &&
          !isNaming && (
            <Button variant="secondary" icon={<Plus />} onClick={() => setNaming(true)}>
              {t('newList')}
            </Button>
          )
        }
        tabs={lists && shown && <ListTabs lists={lists} shown={shown} />}
      />
      {isNaming && <NewList api={api} onCreated={choose} onEnd={() => setNaming(false)} />}
      {shown ? (
        <FavoriteListView key={shown.listID} api={api} list={shown} onDeleted={() => choose(undefined)} />
      ) : lists ? (
        <NoFavorites />
      ) : isLoadingError ? (
        <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
      <LazyCompareBar />
    </Stack>
  );
}

function NoFavorites() {
  const t = useText('favorites');
  const path = usePath();
  return (
    <EmptyState
      title={t('none')}
      icon={<Bookmark />}
      action={<ButtonLink to={path('/search-result')}>{t('find')}</ButtonLink>}
    >
      {t('noneBody')}
    </EmptyState>
  );
}

interface ListTabsProps {
  readonly lists: readonly FavoriteList[];
  readonly shown: FavoriteList;
}

function ListTabs({ lists, shown }: ListTabsProps) {
  const t = useText('favorites');
  const path = usePath();
  const locale = useLocale();
  const nameOf = useListName();
  const tabs = lists.map((list) => ({
    to: path(`/favorites?list=${list.listID}`),
    label: <bdi>{nameOf(list)}</bdi>,
    count: formatNumber(locale, list.count),
    current: list === shown,
  }));
  return <TabLinks label={t('lists')} tabs={tabs} />;
}

interface NewListProps extends FavoritesPageProps {
  readonly onCreated: (list: FavoriteList) => void;
  readonly onEnd: () => void;
}

/** Asks for the name of a new list. */
function NewList({ api, onCreated, onEnd }: NewListProps) {
  const t = useText('favorites');
  const create = useMutation(createFavoriteListMutation(api));
  return (
    <ListNameForm
      label={t('newListName')}
      save={t('create')}
      busy={create.isPending}
      error={create.error}
      onCancel={onEnd}
      onSave={(name) =>
        create.mutate(name, {
          onSuccess: (list) => {
            onEnd();
            onCreated(list);
          },
        })
      }
    />
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
          hideLabel
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
      <Surface as="div">
        <Stack as="ul" space="sm" aria-label={nameOf(list)}>
          {favorites.map((favorite) => (
            <li key={favorite.businessID} className={entry}>
              <FavoriteEntry api={api} favorite={favorite} />
            </li>
          ))}
        </Stack>
      </Surface>
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
