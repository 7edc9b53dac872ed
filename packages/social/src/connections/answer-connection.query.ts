import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { answerConnection } from '@wbn/contract/social/connections/answer-connection.ts';
import type { ConnectionState } from '@wbn/contract/social/connections/connection.ts';
import { type Connecting, keepConnection } from './keep-connection.ts';

/** Accepts or declines; shown at once, taken back when it fails. */
export function answerConnectionMutation(api: ApiClient, of: Connecting, connection: ConnectionState) {
  const { businessID } = of;
  return mutationOptions({
    mutationKey: ['answer-connection', connection.connectionID],
    mutationFn: async (answer: 'accepted' | 'declined') => {
      const { connectionID } = connection;
      const body = { answer, ...(businessID && { businessID }) };
      return (await api.call(answerConnection, { params: { connectionID }, body })).data;
    },
    onMutate: (answer, { client }) => keepConnection(client, of, { ...connection, status: answer }),
    onError: (_error, _answer, before, { client }) => keepConnection(client, of, before),
  });
}
