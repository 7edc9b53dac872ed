import type { QueryClient } from '@tanstack/react-query';
import { relationKey } from '@wbn/cards/relations/load-relation.query.ts';
import type { ConnectionState } from '@wbn/contract/social/connections/connection.ts';
import type { Relation } from '@wbn/contract/social/relations/load-relation.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';

export interface Connecting {
  /** The other side. */
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
