import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { readNotification } from '@wbn/contract/social/notifications/read-notification.ts';
import { markRead } from './notification-cache.ts';

/** Notes that an entry was opened, at once on the page. */
export function readNotificationMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['read-notification'],
    mutationFn: (id: string) => api.call(readNotification, { params: { id } }, { keepalive: true }),
    onMutate: (id, { client }) => markRead(client, id),
  });
}
