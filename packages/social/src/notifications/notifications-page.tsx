import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHead } from '@wbn/ui-kit/layout/page-head.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listNotificationsQuery } from './list-notifications.query.ts';
import { NoticeLine } from './notice-line.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import * as styles from './notifications-page.css.ts';
import { useHearNotice, useMarkSeen, useOpenNotice } from './use-notices.ts';

interface NotificationsPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
}

/** All notifications, and beside them what one is told of (LAY-18). */
export function NotificationsPage({ api }: NotificationsPageProps) {
  const { t } = useTranslation('notifications');
  return (
    <Stack space="lg">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <Notices api={api} />
        <NotificationSettings api={api} />
      </div>
    </Stack>
  );
}

function Notices({ api }: NotificationsPageProps) {
  const { t } = useTranslation('notifications');
  const list = useInfiniteQuery(listNotificationsQuery(api));
  const { data, isPending, refetch } = list;
  const open = useOpenNotice(api);
  useLiveEvents('notification', useHearNotice());
  useMarkSeen(api, data?.pages[0]?.newest, true);
  if (isPending)
    return (
      <Surface as="div" padding="md" aria-busy="true" aria-label={t('loading')} role="status">
        <Skeleton lines={8} />
      </Surface>
    );
  if (!data) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  const notifications = data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0)
    return (
      <EmptyState title={t('none')} icon={<Bell />}>
        {t('noneBody')}
      </EmptyState>
    );
  return (
    <Stack space="sm">
      <Surface as="div" padding="sm">
        <ul aria-label={t('title')} className={styles.list}>
          {notifications.map((notification) => (
            <li key={notification.notificationID}>
              <NoticeLine notification={notification} onOpen={open} />
            </li>
          ))}
        </ul>
      </Surface>
      <ListEnd list={list} more={t('more')} failed={t('moreFailed')} retry={t('retry')} end={t('end')} />
    </Stack>
  );
}
