import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { revokeHandOver } from '@wbn/contract/business/revoke-hand-over.ts';
import { peopleChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Takes back the offer of a company. NotFound: the offer is gone. */
export function revokeHandOverMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'revoke-hand-over'],
    mutationFn: () => api.call(revokeHandOver, { params: { id } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => peopleChanged(client, id),
  });
}
