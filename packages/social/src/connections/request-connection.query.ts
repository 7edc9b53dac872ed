import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listConnections } from '@wbn/contract/social/connections/list-connections.ts';
import { requestConnection } from '@wbn/contract/social/connections/request-connection.ts';
import { type Connecting, keepConnection } from './keep-connection.ts';

/** Asks to connect. Conflict: it was declined not long ago. */
export function requestConnectionMutation(api: ApiClient, { businessID, ...other }: Connecting) {
  return mutationOptions({
    mutationKey: ['request-connection', other.resourceID],
    mutationFn: async (message: string) => {
      const body = { ...other, ...(businessID && { businessID }), ...(message && { message }) };
      return (await api.call(requestConnection, { body })).data;
    },
    onSuccess: (connection, _message, _result, { client }) => {
      keepConnection(client, { ...other, businessID }, connection);
      return client.invalidateQueries({ queryKey: callKey(listConnections) });
    },
  });
}
