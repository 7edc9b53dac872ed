import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { markNotificationsSeen } from '@wbn/contract/social/notifications/mark-notifications-seen.ts';
import type { Notification } from '@wbn/contract/social/notifications/notification.ts';
import { readNotification } from '@wbn/contract/social/notifications/read-notification.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useEffect, useEffectEvent } from 'react';
import { hearNotice, markRead } from './notification-cache.ts';
import { notificationKeys } from './notification-keys.ts';

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

/** Hears of something that has happened. */
export function useHearNotice(): () => void {
  const client = useQueryClient();
  return () => void hearNotice(client);
}
