import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listUserBusinesses } from '@wbn/contract/business/list-user-businesses.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useRelationApi } from '../relations/relation-api.ts';

/** The company in whose name one writes; undefined for one's own (SOC-28). */
export function useActingName(): string | undefined {
  const { userID = '', actingAs } = useSession();
  const api = useRelationApi();
  const { data } = useQuery({
    ...callQuery(api, listUserBusinesses, { query: { userID } }),
    enabled: actingAs !== undefined && userID !== '',
  });
  return data?.find(({ businessID }) => businessID === actingAs)?.general.companyName;
}
