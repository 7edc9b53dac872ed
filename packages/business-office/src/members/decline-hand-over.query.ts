import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { declineHandOver } from '@wbn/contract/business/decline-hand-over.ts';
import { peopleChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Says no to a company that was offered to the person. NotFound: the offer is gone. */
export function declineHandOverMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'decline-hand-over'],
    mutationFn: () => api.call(declineHandOver, { params: { id } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => peopleChanged(client, id),
  });
}
