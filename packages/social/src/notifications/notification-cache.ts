import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallReply } from '@wbn/contract/call.ts';
import type { listNotifications } from '@wbn/contract/social/notifications/list-notifications.ts';
import { freshen } from '@wbn/session/live/freshen.ts';
import { notificationKeys } from './notification-keys.ts';

type Page = CallReply<typeof listNotifications>['data'];

/** Marks an entry as opened wherever it is shown. */
export function markRead(client: QueryClient, id: string): void {
  const read = (page: Page): Page => ({
    ...page,
    notifications: page.notifications.map((one) =>
      one.notificationID === id ? { ...one, isRead: true, isUnread: false } : one,
    ),
  });
  client.setQueryData<Page>(notificationKeys.latest, (page) => page && read(page));
  client.setQueryData<InfiniteData<Page>>(
    notificationKeys.list,
    (data) => data && { ...data, pages: data.pages.map(read) },
  );
}

/**
 * Something has happened: the count is asked anew, and where there is something unread the lists too. A mark of one's own, heard back,
 * so changes nothing on the page that has set it; nor does a list that was read on move under its reader.
 */
export async function hearNotice(client: QueryClient): Promise<void> {
  await freshen(client, notificationKeys.unread);
  const unread = client.getQueryData<number>(notificationKeys.unread);
  if (unread === 0) return;
  await freshen(client, notificationKeys.latest);
  const list = client.getQueryData<InfiniteData<Page>>(notificationKeys.list);
  if (list?.pages.length === 1) await freshen(client, notificationKeys.list);
}
