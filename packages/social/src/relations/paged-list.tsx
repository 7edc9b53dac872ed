import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ReactNode } from 'react';
import * as styles from './paged-list.css.ts';

interface Page<Item> {
  readonly items: readonly Item[];
}

/** What is said when there is nothing in a list. */
export interface EmptyList {
  readonly title: string;
  readonly body?: string;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

interface PagedListProps<Item> {
  readonly label: string;
  readonly list: UseInfiniteQueryResult<{ readonly pages: readonly Page<Item>[] }>;
  readonly keyOf: (item: Item) => string;
  readonly empty: EmptyList;
  readonly children: (item: Item) => ReactNode;
}

/** A paged list with its loading, failed, empty and end states. */
export function PagedList<Item>({ label, list, keyOf, empty, children }: PagedListProps<Item>) {
  const t = useText('relations');
  const { data, isLoadingError } = list;
  if (isLoadingError) return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={list.refetch} />;
  if (!data)
    return (
      <div role="status" aria-busy aria-label={t('loading')}>
        <Skeleton lines={6} />
      </div>
    );
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    const { body, ...shown } = empty;
    return <EmptyState {...shown}>{body}</EmptyState>;
  }
  return (
    <Stack space="md">
      <Stack as="ul" space="sm" aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.entry}>
            {children(item)}
          </li>
        ))}
      </Stack>
      <ListEnd
        list={list}
        more={t('more')}
        failed={t('loadFailed')}
        retry={t('retry')}
        end={data.pages.length > 1 && t('end')}
      />
    </Stack>
  );
}
