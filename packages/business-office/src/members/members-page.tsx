import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { acceptHandOver, declineHandOver, revokeHandOver } from '@wbn/contract/business/hand-over.ts';
import { type BusinessHandOver, type BusinessMember, listMembers } from '@wbn/contract/business/members.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { accessChanged, membersChanged } from '../cache-updates.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { InvitationList, InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { membersKey } from './members.query.ts';

/** Members of a company; its owner invites, changes roles, removes and hands over (RT-21, decision 7). */
export function MembersPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame api={api} id={id} screen="members">
      {(office) => <Members api={api} office={office} />}
    </ManageFrame>
  );
}

function Members({ api, office }: { api: ApiClient; office: OfficeContext }) {
  const t = useText('business-members');
  const { businessID } = office.business;
  const { userID } = useSession();
  const {
    data: people,
    isPending,
    refetch,
  } = useQuery(callQuery(api, listMembers, { params: { id: businessID } }));
  const isOwner = office.session.access === 'owner';
  if (isPending) return <Waiting />;
  if (!people) {
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  }
  return (
    <Stack space="lg">
      {people.handOver && (
        <HandOverNotice
          api={api}
          office={office}
          members={people.data}
          handOver={people.handOver}
          userID={userID}
        />
      )}
      {isOwner && <InviteForm api={api} office={office} />}
      <MemberList api={api} office={office} members={people.data} userID={userID} />
      {isOwner && <InvitationList api={api} office={office} invitations={people.invitations} />}
    </Stack>
  );
}

function Waiting() {
  const t = useText('business-members');
  return (
    <Surface as="div" padding="lg" aria-busy="true" aria-label={t('loading')} role="status">
      <Skeleton lines={6} />
    </Surface>
  );
}

interface HandOverNoticeProps {
  readonly handOver: BusinessHandOver;
  readonly members: readonly BusinessMember[];
  readonly userID: string | undefined;
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

/** A pending hand-over: its recipient answers, the owners can withdraw it. */
function HandOverNotice({ handOver, members, userID, api, office }: HandOverNoticeProps) {
  const t = useText('business-members');
  const locale = useLocale();
  const { businessID } = office.business;
  const say = useOutcomeToast(office);
  const accept = useMutation({
    mutationKey: [...membersKey(businessID), 'accept-hand-over'],
    mutationFn: () => api.call(acceptHandOver, { params: { id: businessID } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => accessChanged(client, businessID),
  });
  const decline = useMutation({
    mutationKey: [...membersKey(businessID), 'decline-hand-over'],
    mutationFn: () => api.call(declineHandOver, { params: { id: businessID } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => membersChanged(client, businessID),
  });
  const revoke = useMutation({
    mutationKey: [...membersKey(businessID), 'revoke-hand-over'],
    mutationFn: () => api.call(revokeHandOver, { params: { id: businessID } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => membersChanged(client, businessID),
  });
  const busy = useIsMutating({ mutationKey: membersKey(businessID) }) > 0;
  const isMine = handOver.toID === userID;
  const other = members.find((member) => member.userID === (isMine ? handOver.fromID : handOver.toID));
  const words = { name: other ? fullName(other) : '', date: formatDay(locale, handOver.expiresAt) };
  return (
    <Notice tone="warning" title={t('handOver.title')}>
      <Text>{t(isMine ? 'handOver.asked' : 'handOver.mine', words)}</Text>
      <Inline space="xs">
        {isMine && (
          <>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => say(accept.mutateAsync(), { done: t('handOver.accepted') })}
            >
              {t('handOver.accept')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={busy}
              onClick={() => say(decline.mutateAsync(), { done: t('handOver.declined') })}
            >
              {t('handOver.decline')}
            </Button>
          </>
        )}
        {office.session.access === 'owner' && (
          <Button
            variant="secondary"
            size="sm"
            disabled={busy}
            onClick={() => say(revoke.mutateAsync(), { done: t('handOver.revoked') })}
          >
            {t('handOver.revoke')}
          </Button>
        )}
      </Inline>
    </Notice>
  );
}
