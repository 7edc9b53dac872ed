import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadRelation, type Relation } from '@wbn/contract/social/relations.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';

export interface Related {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** The company that the person acts as; absent: themselves. */
  readonly businessID?: string | undefined;
}

/** Loads the relation (likes, follows) of the signed-in person to a resource. */
export function loadRelationQuery(api: ApiClient, { resourceID, resourceType, businessID }: Related) {
  return queryOptions({
    queryKey: relationKey({ resourceID, businessID }),
    queryFn: async (): Promise<Relation> => {
      const query = businessID ? { businessID } : {};
      return (await api.call(loadRelation, { params: { resourceType, resourceID }, query })).data;
    },
    // Several components mount with this query; they share one call.
    staleTime: 10_000,
  });
}

export function relationKey({ resourceID, businessID }: Omit<Related, 'resourceType'>) {
  return ['load-relation', resourceID, businessID ?? ''] as const;
}
