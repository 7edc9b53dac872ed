import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { saveOwnProfile } from '@wbn/contract/social/save-own-profile.ts';

/** Saves the profile of the signed-in person. Conflict: they have saved a newer version in another window. */
export function saveOwnProfileMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['save-own-profile'],
    mutationFn: async (body: CallInput<typeof saveOwnProfile>['body']) =>
      (await api.call(saveOwnProfile, { body })).data,
    onSuccess: (profile, _body, _result, { client }) => {
      client.setQueryData(['load-own-profile'], profile);
    },
  });
}
