import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listOwnBusinesses } from '@wbn/contract/business/business.ts';
import type { CallInput, CallReply } from '@wbn/contract/call.ts';
import {
  type listNotifications,
  markNotificationsSeen,
  type Notification,
  readNotification,
} from '@wbn/contract/social/notifications.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { refetchMounted, refetchMountedOf } from '@wbn/session/live/refetch-mounted.ts';
import type { LiveUpdate } from '@wbn/session/live/use-live-events.ts';
import { useEffect, useEffectEvent } from 'react';
import { notificationKeys } from './notification-keys.ts';

type Page = CallReply<typeof listNotifications>['data'];

/** Marks what is shown as seen: `newest` as soon as it is there. Mails then come in this edition, by this clock. */
export function useMarkSeen(api: ApiClient, newest: string | undefined, isShown: boolean): void {
  const { id: edition } = useEdition();
  const { mutate } = useMutation({
    mutationFn: async (body: CallInput<typeof markNotificationsSeen>['body']) =>
      (await api.call(markNotificationsSeen, { body }, { keepalive: true })).data.unread,
    onSuccess: (unread, _body, _result, { client }) => {
      client.setQueryData(notificationKeys.unread, unread);
    },
  });
  const mark = useEffectEvent((until: string) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    mutate({ until, edition, timeZone });
  });
  useEffect(() => {
    if (isShown && newest !== undefined) mark(newest);
  }, [isShown, newest]);
}

/** What opening an entry does beside leading there. */
export function useOpenNotice(api: ApiClient): (notification: Notification) => void {
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.call(readNotification, { params: { id } }, { keepalive: true }),
    onMutate: (id, { client }) => markRead(client, id),
  });
  return ({ notificationID }) => mutate(notificationID);
}

/** Counts anew when something has happened, and asks anew what the page shows of it. */
export function useHearNotice(): (news: LiveUpdate<'notification'>) => void {
  const client = useQueryClient();
  return (news) => {
    void hearNotice(client);
    if (news.kind === 'notification' && news.resourceID !== '')
      void refetchMountedOf(client, news.resourceID);
  };
}

/** Asks anew what the page shows of a company whose people have changed, and which companies one works for. */
export function useHearBusiness(): (news: LiveUpdate<'business'>) => void {
  const client = useQueryClient();
  return (news) => {
    if (news.kind !== 'business') return;
    void refetchMountedOf(client, news.resourceID);
    void client.invalidateQueries({ queryKey: callKey(listOwnBusinesses) });
  };
}

/** Marks an entry as opened wherever it is shown. */
function markRead(client: QueryClient, id: string): void {
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
async function hearNotice(client: QueryClient): Promise<void> {
  await refetchMounted(client, notificationKeys.unread);
  const unread = client.getQueryData<number>(notificationKeys.unread);
  if (unread === 0) return;
  await refetchMounted(client, notificationKeys.latest);
  const list = client.getQueryData<InfiniteData<Page>>(notificationKeys.list);
  if (list?.pages.length === 1) await refetchMounted(client, notificationKeys.list);
}
