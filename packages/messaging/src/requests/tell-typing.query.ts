import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { tellTyping } from '@wbn/contract/messaging/tell-typing.ts';
import { type RequestView, viewInput } from './request-keys.ts';

/** Says that one is writing. */
export function tellTypingMutation(api: ApiClient, view: RequestView) {
  return mutationOptions({
    mutationKey: ['tell-typing'],
    mutationFn: () => api.call(tellTyping, viewInput(view)),
  });
}
