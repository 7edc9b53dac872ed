import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadRelation, type Relation } from '@wbn/contract/social/relations.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';

export interface Related {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** In whose name; absent: one's own. */
  readonly businessID?: string | undefined;
}

/** What whoever is signed in is to something. */
export function loadRelationQuery(api: ApiClient, { resourceID, resourceType, businessID }: Related) {
  return queryOptions({
    queryKey: relationKey({ resourceID, businessID }),
    queryFn: async (): Promise<Relation> => {
      const query = businessID ? { businessID } : {};
      return (await api.call(loadRelation, { params: { resourceType, resourceID }, query })).data;
    },
    // The page is put up anew for whoever works for the company: asked once all the same.
    staleTime: 10_000,
  });
}

export function relationKey({ resourceID, businessID }: Omit<Related, 'resourceType'>) {
  return ['load-relation', resourceID, businessID ?? ''] as const;
}
