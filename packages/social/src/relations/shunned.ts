import type { QueryClient } from '@tanstack/react-query';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';

/** Whom one blocks or mutes. */
export interface Shunned {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  /** The company in whose name one blocks; absent: one's own. */
  readonly businessID?: string | undefined;
}

/** What one may do with them now is the server's to say. */
export function readRelationAnew(client: QueryClient, resourceID: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ['load-relation', resourceID] });
}
