import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listActivity } from '@wbn/contract/business/activity.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ManageFrame } from '../manage/manage-frame.tsx';
import * as styles from './activity.css.ts';
import { ActivityEntry } from './activity-entry.tsx';

/** Who did what in the name of a company, for its owner. */
export function ActivityPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame api={api} id={id} screen="activity">
      {(managed) => <Activity api={api} businessID={managed.business.businessID} />}
    </ManageFrame>
  );
}

function Activity({ api, businessID }: { api: ApiClient; businessID: string }) {
  const { t } = useTranslation('business-members');
  const list = useInfiniteQuery(listActivityQuery(api, businessID));
  const { data, isPending, refetch } = list;
  if (isPending) {
    return (
      <Surface as="div" padding="lg" aria-busy="true" aria-label={t('activity.loading')} role="status">
        <Skeleton lines={8} />
      </Surface>
    );
  }
  if (!data) {
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <Surface as="div" padding="none">
        <EmptyState title={t('activity.none')} icon={<History />}>
          {t('activity.noneBody')}
        </EmptyState>
      </Surface>
    );
  }
  return (
    <Stack space="md">
      <Text tone="muted">{t('activity.body')}</Text>
      <Surface as="div" padding="lg">
        <ol className={styles.list}>
          {entries.map((entry) => (
            <ActivityEntry key={entry.activityID} entry={entry} />
          ))}
        </ol>
      </Surface>
      <ListEnd
        list={list}
        more={t('activity.older')}
        failed={t('loadFailed')}
        retry={t('retry')}
        end={t('activity.end')}
      />
    </Stack>
  );
}

/** What was done in the name of a company, the newest first, page by page; a page that is opened begins anew. */
function listActivityQuery(api: ApiClient, businessID: string) {
  return infiniteQueryOptions({
    queryKey: ['list-activity', businessID],
    queryFn: async ({ pageParam }) => {
      const query = pageParam === null ? {} : { nextID: pageParam };
      const { data, nextID } = await api.call(listActivity, { params: { id: businessID }, query });
      return { entries: data, nextID };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextID }) => nextID,
    gcTime: 0,
  });
}
