import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnBusiness } from '@wbn/contract/business/list-own-businesses.ts';
import { type Loaded, useLoaded } from '@wbn/session/use-loaded.ts';
import { useState } from 'react';
import { listOwnBusinessesQuery } from './list-own-businesses.query.ts';

export type OwnBusinesses = ReturnType<typeof useOwnBusinesses>;

/** The person's companies, and what became of the list since it was loaded. */
export function useOwnBusinesses(api: ApiClient) {
  const query = listOwnBusinessesQuery(api);
  const { again, ...loaded } = useLoaded(query);
  const first = loaded.state === 'ready' ? loaded.value : undefined;
  const [change, setChange] = useState<{ first: unknown; list: readonly OwnBusiness[] }>();
  const list = first && change?.first === first ? change.list : first;
  const listed: Loaded<readonly OwnBusiness[]> = list ? { state: 'ready', value: list } : loaded;
  return {
    ...listed,
    again,
    /** Takes one out that the person has left. */
    remove: (businessID: string) =>
      setChange({ first, list: (list ?? []).filter((one) => one.businessID !== businessID) }),
    /** Loads the list again while the old one stands. */
    refresh: async () => {
      const newer = await query.queryFn().catch(() => undefined);
      if (newer && first) setChange({ first, list: newer });
      else again();
    },
  };
}
