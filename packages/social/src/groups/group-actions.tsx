import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { Group, GroupSession } from '@wbn/contract/groups/group.ts';
import { joinGroup, leaveGroup } from '@wbn/contract/groups/group-members.ts';
import {
  declineGroupInvitation,
  groupRequestLength,
  requestToJoinGroup,
  withdrawGroupRequest,
} from '@wbn/contract/groups/group-requests.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Ellipsis, LogOut, Undo2, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRelationApi } from '../relations/relation-api.ts';
import { ReportItem } from '../safety/report-button.tsx';
import { membershipChanged } from './group.query.ts';

interface GroupActionsProps {
  readonly group: Group;
  readonly session: GroupSession;
}

/** What a member of WBN may do in a group: join, ask, answer an invitation, withdraw, leave, report it (GRP-02, GRP-03, GRP-12). */
export function GroupActions({ group, session }: GroupActionsProps) {
  const t = useText('group-office');
  const { role, isRequested, isInvited, mayJoin, mayRequest } = session;
  if (role)
    return (
      <>
        <Badge tone={role === 'member' ? 'neutral' : 'brand'}>{t(`role.${role}`)}</Badge>
        <LeaveMenu group={group} mayReport={role !== 'owner'} />
      </>
    );
  return (
    <>
      {mayJoin && <Join group={group} />}
      {isInvited && <Decline group={group} />}
      {isRequested && <Requested group={group} />}
      {mayRequest && !isRequested && !isInvited && <Ask group={group} />}
      <Menu variant="quiet" size="sm" align="start" label={t('menu')} trigger={<Ellipsis aria-hidden />}>
        <ReportGroup group={group} />
      </Menu>
    </>
  );
}

/** Returns the function that runs a change of the person's part in a group and shows its outcome. */
export function useMembershipChange({ groupID }: Pick<Group, 'groupID'>) {
  const client = useQueryClient();
  const say = useOutcomeToast({ fail: () => false });
  return useMutation({
    mutationKey: ['group-membership', groupID],
    mutationFn: async ({ change, done, conflict }: MembershipChange) =>
      say(change(), { done, ...(conflict && { conflict }) }),
    onSettled: () => membershipChanged(client, groupID),
  });
}

interface MembershipChange {
  readonly change: () => Promise<unknown>;
  readonly done: string;
  readonly conflict?: string;
}

function Join({ group }: { readonly group: Group }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const { mutate, isPending } = useMembershipChange(group);
  const acting = useIdentities(api)?.acting;
  const asBusiness = acting?.authorType === 'business' ? acting : undefined;
  const join = () =>
    mutate({
      change: () =>
        api.call(joinGroup, {
          params: { id: group.groupID },
          body: asBusiness ? { businessID: asBusiness.authorID } : {},
        }),
      done: t('joined', { name: group.name }),
    });
  return (
    <Button size="sm" icon={<UserPlus aria-hidden />} loading={isPending} onClick={join}>
      {asBusiness ? t('joinAs', { name: asBusiness.name }) : t('join')}
    </Button>
  );
}

function Decline({ group }: { readonly group: Group }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const { mutate, isPending } = useMembershipChange(group);
  const decline = () =>
    mutate({
      change: () => api.call(declineGroupInvitation, { params: { id: group.groupID } }),
      done: t('declined'),
    });
  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={decline}>
      {t('decline')}
    </Button>
  );
}

function Requested({ group }: { readonly group: Group }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const { mutate } = useMembershipChange(group);
  const withdraw = () =>
    mutate({
      change: () => api.call(withdrawGroupRequest, { params: { id: group.groupID } }),
      done: t('withdrawn'),
    });
  return (
    <Menu variant="secondary" size="sm" align="start" trigger={t('requested')}>
      <MenuButton icon={<Undo2 aria-hidden />} onClick={withdraw}>
        {t('withdraw')}
      </MenuButton>
    </Menu>
  );
}

function Ask({ group }: { readonly group: Group }) {
  const t = useText('group-office');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<UserPlus aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('ask')}
      </Button>
      {asking && <AskDialog group={group} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Dialog for a request to join with an optional message; the message stays after a failure. */
function AskDialog({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const errorMessage = useErrorMessage();
  const acting = useIdentities(api)?.acting;
  const [message, setMessage] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const request = useMutation({
    mutationFn: (text: string) =>
      api.call(requestToJoinGroup, {
        params: { id: group.groupID },
        body: {
          ...(text && { message: text }),
          ...(acting?.authorType === 'business' && { businessID: acting.authorID }),
        },
      }),
    onSuccess: async (_reply, _text, _result, { client }) => {
      await membershipChanged(client, group.groupID);
      onClose();
    },
  });
  return (
    <Dialog
      title={t('request.title', { name: group.name })}
      focus={area}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={request.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={request.isPending} onClick={() => request.mutate(message.trim())}>
            {t('request.send')}
          </Button>
        </>
      }
    >
      <TextArea
        ref={area}
        label={t('request.message')}
        hint={t('request.hint')}
        rows={3}
        limit={groupRequestLength}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {request.isError && <Notice tone="danger" title={errorMessage(toApiError(request.error))} />}
    </Dialog>
  );
}

function ReportGroup({ group: { groupID } }: { readonly group: Group }) {
  return <ReportItem resourceID={groupID} resourceType="group" api={useRelationApi()} />;
}

function LeaveMenu({ group, mayReport }: { readonly group: Group; readonly mayReport: boolean }) {
  const t = useText('group-office');
  const api = useRelationApi();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMembershipChange(group);
  const { name } = group;
  const leave = () =>
    mutate(
      {
        change: () => api.call(leaveGroup, { params: { id: group.groupID } }),
        done: t('left', { name }),
        conflict: t('lastOwner'),
      },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      <Menu variant="quiet" size="sm" align="start" label={t('menu')} trigger={<Ellipsis aria-hidden />}>
        <MenuButton icon={<LogOut aria-hidden />} tone="danger" onClick={() => setAsking(true)}>
          {t('leave')}
        </MenuButton>
        {mayReport && <ReportGroup group={group} />}
      </Menu>
      {asking && (
        <ConfirmDialog
          title={t('leaveTitle', { name })}
          confirm={t('leave')}
          cancel={t('cancel')}
          tone="danger"
          busy={isPending}
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        >
          {t('leaveBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
