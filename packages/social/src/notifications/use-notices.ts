import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Notification } from '@wbn/contract/social/notifications/notification.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useEffect, useEffectEvent } from 'react';
import { markNotificationsSeenMutation } from './mark-notifications-seen.query.ts';
import { hearNotice } from './notification-cache.ts';
import { readNotificationMutation } from './read-notification.query.ts';

/** Marks what is shown as seen: `newest` as soon as it is there. Mails then come in this edition, by this clock. */
export function useMarkSeen(api: ApiClient, newest: string | undefined, isShown: boolean): void {
  const { id: edition } = useEdition();
  const { mutate } = useMutation(markNotificationsSeenMutation(api));
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
  const { mutate } = useMutation(readNotificationMutation(api));
  return ({ notificationID }) => mutate(notificationID);
}

/** Hears of something that has happened. */
export function useHearNotice(): () => void {
  const client = useQueryClient();
  return () => void hearNotice(client);
}
