import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { createContext, useContext } from 'react';

/** The API of a page that is given one; parts that stand on many pages need not be handed it. */
export const RelationApi = createContext<ApiClient | undefined>(undefined);

export function useRelationApi(): ApiClient {
  const own = useMemberApi();
  return useContext(RelationApi) ?? own;
}
