import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { countUnreadNotifications } from '@wbn/contract/social/notifications/count-unread-notifications.ts';
import { notificationKeys } from './notification-keys.ts';

/** How many are unread, as the server counts them. */
export function countUnreadNotificationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: async () => (await api.call(countUnreadNotifications, {})).data.unread,
  });
}
