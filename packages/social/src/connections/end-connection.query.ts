import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ConnectionState } from '@wbn/contract/social/connections/connection.ts';
import { endConnection } from '@wbn/contract/social/connections/end-connection.ts';
import { type Connecting, keepConnection } from './keep-connection.ts';

/** Takes a request back, or ends a connection; shown at once, taken back when it fails. */
export function endConnectionMutation(api: ApiClient, of: Connecting, { connectionID }: ConnectionState) {
  const { businessID } = of;
  return mutationOptions({
    mutationKey: ['end-connection', connectionID],
    mutationFn: () =>
      api.call(endConnection, { params: { connectionID }, body: businessID ? { businessID } : {} }),
    onMutate: (_nothing, { client }) => keepConnection(client, of, undefined),
    onError: (_error, _nothing, before, { client }) => keepConnection(client, of, before),
  });
}
