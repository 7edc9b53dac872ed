import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { relationKey } from '@wbn/cards/relations/load-relation.query.ts';
import { answerConnection, type ConnectionState, endConnection } from '@wbn/contract/social/connections.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';

export interface Connecting {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  /** The company in whose name; absent: one's own. */
  readonly businessID?: string | undefined;
}

/** Puts how one stands to somebody into what their page knows; gives how one stood before. */
export function keepConnection(
  client: QueryClient,
  of: Connecting,
  connection: ConnectionState | undefined,
): ConnectionState | undefined {
  const key = relationKey(of);
  const before = client.getQueryData<Relation>(key)?.connection;
  client.setQueryData<Relation>(key, (relation) => relation && { ...relation, connection });
  return before;
}

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
