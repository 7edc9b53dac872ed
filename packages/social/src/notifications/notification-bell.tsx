import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { countUnreadNotifications, mostUnread } from '@wbn/contract/social/notifications.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { CountedIcon } from '@wbn/ui-kit/controls/buttons/counted-icon.tsx';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Menu, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { latestNotificationsQuery } from './list-notifications.query.ts';
import * as styles from './notification-bell.css.ts';
import { notificationKeys } from './notification-keys.ts';
import { NotificationLine } from './notification-line.tsx';
import {
  useBusinessListener,
  useMarkSeen,
  useNotificationListener,
  useOpenNotification,
} from './use-notifications.ts';

interface NotificationBellProps {
  readonly api: ApiClient;
}

/** The header's bell with the live unread count; on wide screens it opens the latest notifications (LAY-18). */
export function NotificationBell({ api }: NotificationBellProps) {
  const t = useText('notifications');
  const path = usePath();
  const [open, setOpen] = useState(false);
  const { data: unread = 0 } = useQuery(countUnreadNotificationsQuery(api));
  useLiveEvents('notification', useNotificationListener());
  useLiveEvents('business', useBusinessListener());
  const many = unread >= mostUnread;
  const label = unread === 0 ? t('bell') : many ? t('bellMany') : t('bellUnread', { count: unread });
  const bell = (
    <CountedIcon icon={<Bell aria-hidden />} count={unread === 0 ? undefined : many ? t('many') : unread} />
  );
  return (
    <>
      <span className={styles.narrow}>
        <IconLink to={path('/notifications')} label={label} icon={bell} />
      </span>
      <span className={styles.wide}>
        <Menu
          variant="plain"
          label={label}
          onOpenChange={setOpen}
          trigger={<span className={styles.trigger}>{bell}</span>}
        >
          {open && <LatestNotifications api={api} />}
          <MenuLink to={path('/notifications')}>{t('all')}</MenuLink>
        </Menu>
      </span>
    </>
  );
}

function LatestNotifications({ api }: NotificationBellProps) {
  const t = useText('notifications');
  const { data, isLoadingError } = useQuery(latestNotificationsQuery(api));
  const open = useOpenNotification(api);
  useMarkSeen(api, data?.newest, true);
  if (isLoadingError) return <p className={styles.note}>{t('failed')}</p>;
  if (!data)
    return (
      <div role="status" aria-label={t('loading')} className={styles.note}>
        <Skeleton lines={6} />
      </div>
    );
  if (data.notifications.length === 0)
    return (
      <div className={styles.note}>
        <Text size="sm">{t('none')}</Text>
        <MutedText>{t('noneBody')}</MutedText>
      </div>
    );
  return (
    <ul aria-label={t('title')} className={styles.list}>
      {data.notifications.map((notification) => (
        <li key={notification.notificationID}>
          <NotificationLine notification={notification} onOpen={open} />
        </li>
      ))}
    </ul>
  );
}

function countUnreadNotificationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: async () => (await api.call(countUnreadNotifications, {})).data.unread,
  });
}
