import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { relationKey } from '@wbn/cards/relations/load-relation.query.ts';
import { answerConnection, type ConnectionState, endConnection } from '@wbn/contract/social/connections.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';

export interface Connecting {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  /** Id of the company that the person acts as; absent: as themselves. */
  readonly businessID?: string | undefined;
}

/** Writes a connection's state into the cached relation; returns the previous state. */
export function cacheConnection(
  client: QueryClient,
  of: Connecting,
  connection: ConnectionState | undefined,
): ConnectionState | undefined {
  const key = relationKey(of);
  const before = client.getQueryData<Relation>(key)?.connection;
  client.setQueryData<Relation>(key, (relation) => relation && { ...relation, connection });
  return before;
}

/** Accepts or declines a request; optimistic update with rollback. */
export function answerConnectionMutation(api: ApiClient, of: Connecting, connection: ConnectionState) {
  const { businessID } = of;
  return mutationOptions({
    mutationKey: ['answer-connection', connection.connectionID],
    mutationFn: async (answer: 'accepted' | 'declined') => {
      const { connectionID } = connection;
      const body = { answer, ...(businessID && { businessID }) };
      return (await api.call(answerConnection, { params: { connectionID }, body })).data;
    },
    onMutate: (answer, { client }) => cacheConnection(client, of, { ...connection, status: answer }),
    onError: (_error, _answer, before, { client }) => cacheConnection(client, of, before),
  });
}

/** Withdraws a request or ends a connection; optimistic update with rollback. */
export function endConnectionMutation(api: ApiClient, of: Connecting, { connectionID }: ConnectionState) {
  const { businessID } = of;
  return mutationOptions({
    mutationKey: ['end-connection', connectionID],
    mutationFn: () =>
      api.call(endConnection, { params: { connectionID }, body: businessID ? { businessID } : {} }),
    onMutate: (_nothing, { client }) => cacheConnection(client, of, undefined),
    onError: (_error, _nothing, before, { client }) => cacheConnection(client, of, before),
  });
}
