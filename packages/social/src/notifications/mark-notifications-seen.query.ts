import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { markNotificationsSeen } from '@wbn/contract/social/notifications/mark-notifications-seen.ts';
import { notificationKeys } from './notification-keys.ts';

/** Notes what was shown; what is on the page stays as it is. */
export function markNotificationsSeenMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['mark-notifications-seen'],
    mutationFn: async (body: CallInput<typeof markNotificationsSeen>['body']) =>
      (await api.call(markNotificationsSeen, { body }, { keepalive: true })).data.unread,
    onSuccess: (unread, _body, _result, { client }) => {
      client.setQueryData(notificationKeys.unread, unread);
    },
  });
}
