import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { createContext, useContext } from 'react';

/** Overrides the API client for the components below, which otherwise use the member API. */
export const RelationApi = createContext<ApiClient | undefined>(undefined);

export function useRelationApi(): ApiClient {
  const own = useMemberApi();
  return useContext(RelationApi) ?? own;
}
