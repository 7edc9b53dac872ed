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
import { readerTimeZone } from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { refetchMounted, refetchMountedOf } from '@wbn/session/live/refetch-mounted.ts';
import type { LiveUpdate } from '@wbn/session/live/use-live-events.ts';
import { useEffect, useEffectEvent } from 'react';
import { notificationKeys } from './notification-keys.ts';

type Page = CallReply<typeof listNotifications>['data'];

/** Marks notifications up to `newest` as seen; also tells the server the edition and time zone for mails. */
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
    mutate({ until, edition, timeZone: readerTimeZone() });
  });
  useEffect(() => {
    if (isShown && newest !== undefined) mark(newest);
  }, [isShown, newest]);
}

/** Returns the function that marks a notification as read when it is opened. */
export function useOpenNotification(api: ApiClient): (notification: Notification) => void {
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.call(readNotification, { params: { id } }, { keepalive: true }),
    onMutate: (id, { client }) => markRead(client, id),
  });
  return ({ notificationID }) => mutate(notificationID);
}

/** Returns the listener that refetches the unread count and the mounted queries of the resource. */
export function useNotificationListener(): (news: LiveUpdate<'notification'>) => void {
  const client = useQueryClient();
  return (news) => {
    void refetchNotifications(client);
    if (news.kind === 'notification' && news.resourceID !== '')
      void refetchMountedOf(client, news.resourceID);
  };
}

/** Returns the listener that refetches a company's queries and the person's companies after member changes. */
export function useBusinessListener(): (news: LiveUpdate<'business'>) => void {
  const client = useQueryClient();
  return (news) => {
    if (news.kind !== 'business') return;
    void refetchMountedOf(client, news.resourceID);
    void client.invalidateQueries({ queryKey: callKey(listOwnBusinesses) });
  };
}

/** Marks a notification as read in all cached lists. */
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
 * Refetches the unread count, and the lists only if something is unread: so this browser's own mark causes no
 * refetch. A list with several loaded pages stays as it is.
 */
async function refetchNotifications(client: QueryClient): Promise<void> {
  await refetchMounted(client, notificationKeys.unread);
  const unread = client.getQueryData<number>(notificationKeys.unread);
  if (unread === 0) return;
  await refetchMounted(client, notificationKeys.latest);
  const list = client.getQueryData<InfiniteData<Page>>(notificationKeys.list);
  if (list?.pages.length === 1) await refetchMounted(client, notificationKeys.list);
}
