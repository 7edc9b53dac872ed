import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listMembers } from '@wbn/contract/business/list-members.ts';
import type { BusinessHandOver, BusinessInvitation, BusinessMember } from '@wbn/contract/business/member.ts';

interface People {
  readonly members: readonly BusinessMember[];
  readonly invitations: readonly BusinessInvitation[];
  readonly handOver: BusinessHandOver | undefined;
}

/** Who works for a company and, for its owner, who was asked to. */
export function listMembersQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['list-members', businessID],
    queryFn: async (): Promise<People> => {
      const { data, invitations, handOver } = await api.call(listMembers, { params: { id: businessID } });
      return { members: data, invitations, handOver };
    },
  });
}
