import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadNotificationSettings } from '@wbn/contract/social/notifications/load-notification-settings.ts';
import { notificationKeys } from './notification-keys.ts';

/** What the person is told of, where, and how often by mail. */
export function loadNotificationSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: notificationKeys.settings,
    queryFn: async () => (await api.call(loadNotificationSettings, {})).data,
  });
}
