import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listNotifications } from '@wbn/contract/social/notifications.ts';
import { notificationKeys } from './notification-keys.ts';

/** Number of notifications in the bell's menu. */
const latest = 8;

/** The latest notifications, for the bell. */
export function latestNotificationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: notificationKeys.latest,
    queryFn: async () => (await api.call(listNotifications, { query: { size: latest } })).data,
  });
}

/** All notifications by cursor, newest first. */
export function listNotificationsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: notificationKeys.list,
    queryFn: async ({ pageParam }) => {
      const query = pageParam === undefined ? {} : { after: pageParam };
      return (await api.call(listNotifications, { query })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}
