import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { listMembers } from '@wbn/contract/business/members.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useTranslation } from 'react-i18next';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { HandOverNotice } from './hand-over-notice.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';

interface MembersPageProps {
  readonly api: ApiClient;
  /** Parameter of the route. */
  readonly id: string;
}

/** Who works for a company; its owner invites, changes roles, removes and hands over (RT-21, decision 7). */
export function MembersPage({ api, id }: MembersPageProps) {
  return (
    <ManageFrame api={api} id={id} screen="members">
      {(managed) => <Members api={api} managed={managed} />}
    </ManageFrame>
  );
}

function Members({ api, managed }: { api: ApiClient; managed: Managed }) {
  const { t } = useTranslation('business-members');
  const { businessID } = managed.business;
  const { userID } = useSession();
  const {
    data: people,
    isPending,
    refetch,
  } = useQuery(callQuery(api, listMembers, { params: { id: businessID } }));
  const isOwner = managed.session.access === 'owner';
  if (isPending) return <Waiting />;
  if (!people) {
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  }
  return (
    <Stack space="lg">
      {people.handOver && (
        <HandOverNotice
          api={api}
          managed={managed}
          members={people.data}
          handOver={people.handOver}
          userID={userID}
        />
      )}
      {isOwner && <InviteForm api={api} managed={managed} />}
      <MemberList api={api} managed={managed} members={people.data} userID={userID} />
      {isOwner && <InvitationList api={api} managed={managed} invitations={people.invitations} />}
    </Stack>
  );
}

function Waiting() {
  const { t } = useTranslation('business-members');
  return (
    <Surface as="div" padding="lg" aria-busy="true" aria-label={t('loading')} role="status">
      <Skeleton lines={6} />
    </Surface>
  );
}
