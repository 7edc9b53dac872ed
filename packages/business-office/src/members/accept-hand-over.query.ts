import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { acceptHandOver } from '@wbn/contract/business/accept-hand-over.ts';
import { accessChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Takes over a company that was offered to the person. NotFound: the offer is gone. */
export function acceptHandOverMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'accept-hand-over'],
    mutationFn: () => api.call(acceptHandOver, { params: { id } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => accessChanged(client, id),
  });
}
