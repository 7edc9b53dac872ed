import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import type { BusinessAccess, BusinessProfile } from '@wbn/contract/business/business.ts';
import { loadBusiness } from '@wbn/contract/business/load-business.ts';

interface LoadedBusiness {
  readonly business: BusinessProfile;
  /** What the viewer may do with it; null for everybody else. */
  readonly session: BusinessAccess | null;
}

/** A business page's own data. For server loaders: it brings the contract's schemas along. */
export function loadBusinessQuery(api: ApiClient, { id }: { id: string }): Query<LoadedBusiness> {
  return {
    queryKey: ['load-business', id],
    queryFn: async () => {
      const { data, session } = await api.call(loadBusiness, { params: { id } });
      return { business: data, session };
    },
    staleTime: 60_000,
  };
}
