import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { leaveBusiness } from '@wbn/contract/business/leave-business.ts';
import { businessLeft } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Takes the person out of a company. Conflict: it would be left without an owner. */
export function leaveBusinessMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'leave-business'],
    mutationFn: () => api.call(leaveBusiness, { params: { id } }),
    onSuccess: (_reply, _nothing, _result, { client }) => businessLeft(client, id),
    onError: (error, _nothing, _result, { client }) => {
      if (isOut(error)) businessLeft(client, id);
    },
  });
}

/** Somebody else was quicker: the person is out all the same. */
export function isOut(error: unknown): boolean {
  const { code } = toApiError(error);
  return code === 'Forbidden' || code === 'NotFound';
}
