import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { loadNotificationSettings } from '@wbn/contract/social/notifications/load-notification-settings.ts';
import { saveNotificationSettings } from '@wbn/contract/social/notifications/save-notification-settings.ts';

type Change = CallInput<typeof saveNotificationSettings>['body'];

/** Changes settings at once on the page; what the server does not take stands as before. */
export function saveNotificationSettingsMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['save-notification-settings'],
    // One after the other: the last wish is the one that stays.
    scope: { id: 'save-notification-settings' },
    mutationFn: async (change: Change) => (await api.call(saveNotificationSettings, { body: change })).data,
    onMutate: ({ digest, kinds = [] }, { client }) => {
      const changed = new Map(kinds.map((one) => [one.kind, one]));
      client.setQueryData(
        callKey(loadNotificationSettings),
        (known) =>
          known && {
            digest: digest ?? known.digest,
            kinds: known.kinds.map((one) => changed.get(one.kind) ?? one),
          },
      );
    },
    onSettled: (_saved, _error, _change, _context, { client }) =>
      client.invalidateQueries({ queryKey: callKey(loadNotificationSettings) }),
  });
}
