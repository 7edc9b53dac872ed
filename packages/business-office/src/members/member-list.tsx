import { useIsMutating, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ApiError } from '@wbn/api-client/api-error.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { PersonLine } from '@wbn/cards/person/person-line.tsx';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { handOverOwnership } from '@wbn/contract/business/hand-over.ts';
import { type BusinessMember, changeMemberRole, removeMember } from '@wbn/contract/business/members.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accessChanged, membersChanged } from '../cache-updates.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import * as styles from './members.css.ts';
import { leaveBusinessMutation, membersKey } from './members.query.ts';

interface MemberListProps {
  readonly members: readonly BusinessMember[];
  readonly userID: string | undefined;
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

/** The members of the company, with the actions that the viewer may take. */
export function MemberList({ api, office, members, userID }: MemberListProps) {
  const t = useText('business-members');
  const [tooOld, setTooOld] = useState(false);
  const perform = useMemberChange(api, office, () => setTooOld(true));
  const busy = useIsMutating({ mutationKey: membersKey(office.business.businessID) }) > 0;
  const [change, setChange] = useState<Change>();
  const owners = members.filter(({ access }) => access === 'owner').length;

  const isSoleOwner = owners === 1 && office.session.access === 'owner';

  const handleConfirm = async () => {
    if (change) await perform(change, change.member.userID === userID);
    setChange(undefined);
  };

  return (
    <Surface padding="lg" aria-labelledby="members-title">
      <Stack space="md">
        <Heading level={2} size="md" id="members-title">
          {t('count', { count: members.length })}
        </Heading>
        <ul className={styles.list}>
          {members.map((member) => {
            const isSelf = member.userID === userID;
            const changes = changesFor({ member, viewer: office.session.access, isSelf, owners });
            return (
              <Row key={member.userID} member={member} isSelf={isSelf}>
                {changes.length > 0 && (
                  <Menu
                    trigger={<Ellipsis aria-hidden />}
                    label={t('actionsFor', { name: fullName(member) })}
                    size="sm"
                  >
                    {changes.map((kind) => (
                      <MenuButton
                        key={kind}
                        tone={kind === 'remove' || kind === 'leave' ? 'danger' : 'default'}
                        onClick={() => setChange({ kind, member })}
                      >
                        {t(`action.${kind}`)}
                      </MenuButton>
                    ))}
                  </Menu>
                )}
              </Row>
            );
          })}
        </ul>
        {isSoleOwner && <MutedText>{t('soleOwner')}</MutedText>}
      </Stack>
      {change && (
        <MemberDialog
          change={change}
          company={office.business.general.companyName}
          busy={busy}
          onConfirm={handleConfirm}
          onCancel={() => setChange(undefined)}
        />
      )}
      {tooOld && <ConfirmIdentity why={t('confirmFirst.body')} onCancel={() => setTooOld(false)} />}
    </Surface>
  );
}

function Row(props: { member: BusinessMember; isSelf: boolean; children: React.ReactNode }) {
  const { member, isSelf, children } = props;
  const t = useText('business-members');
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <PersonLine
        person={member}
        mark={isSelf && <Badge>{t('you')}</Badge>}
        note={`${t(`role.${member.access}`)} · ${t('since', { date: formatDay(locale, member.since) })}`}
      >
        {children}
      </PersonLine>
    </li>
  );
}

interface NewRole {
  readonly userID: string;
  readonly access: BusinessRole;
  readonly isSelf: boolean;
}

/**
 * Returns the function that changes a member and shows the outcome; who leaves is sent to My Business. `onTooOld` is
 * called when the person must confirm their identity first.
 */
function useMemberChange(api: ApiClient, office: OfficeContext, onTooOld: () => void) {
  const t = useText('business-members');
  const navigate = useNavigate();
  const path = usePath();
  const say = useOutcomeToast(office);
  const { businessID } = office.business;
  const leave = useMutation(leaveBusinessMutation(api, businessID));
  const remove = useMutation({
    mutationKey: [...membersKey(businessID), 'remove-member'],
    mutationFn: (userID: string) => api.call(removeMember, { params: { id: businessID, userID } }),
    onSettled: (_reply, _error, _userID, _result, { client }) => membersChanged(client, businessID),
  });
  const handOver = useMutation({
    mutationKey: [...membersKey(businessID), 'hand-over-ownership'],
    mutationFn: (userID: string) =>
      api.call(handOverOwnership, { params: { id: businessID }, body: { userID } }),
    onSettled: (_reply, _error, _userID, _result, { client }) => membersChanged(client, businessID),
  });
  const changeRole = useMutation({
    mutationKey: [...membersKey(businessID), 'change-member-role'],
    mutationFn: ({ userID, access }: NewRole) =>
      api.call(changeMemberRole, { params: { id: businessID, userID }, body: { access } }),
    onSettled: (_reply, _error, { isSelf }, _result, { client }) =>
      isSelf ? accessChanged(client, businessID) : membersChanged(client, businessID),
  });

  const start = ({ kind, member: { userID } }: Change, isSelf: boolean): Promise<unknown> => {
    switch (kind) {
      case 'leave':
        return leave.mutateAsync();
      case 'remove':
        return remove.mutateAsync(userID);
      case 'handOver':
        return handOver.mutateAsync(userID);
      default:
        return changeRole.mutateAsync({ userID, access: kind, isSelf });
    }
  };

  return async (change: Change, isSelf: boolean): Promise<void> => {
    const { kind, member } = change;
    const words = {
      done: t(`done.${kind}`, { name: fullName(member) }),
      conflict: t(kind === 'handOver' ? 'handOver.title' : 'lastOwner'),
      isAsked: ({ code }: ApiError) => {
        const isTooOld = code === 'SignInTooOld';
        if (isTooOld) onTooOld();
        return isTooOld;
      },
    };
    const isDone = await say(start(change, isSelf), words);
    if (isDone && kind === 'leave') await navigate(path('/my-business'));
  };
}

/** A role to assign, or another action on a member. */
type ChangeKind = BusinessRole | 'handOver' | 'remove' | 'leave';

interface Change {
  readonly kind: ChangeKind;
  readonly member: BusinessMember;
}

interface Question {
  readonly member: BusinessMember;
  readonly viewer: BusinessRole;
  readonly isSelf: boolean;
  readonly owners: number;
}

/** Returns the viewer's actions on a member (decision 7): owners all, others to leave; the last owner stays. */
function changesFor({ member, viewer, isSelf, owners }: Question): ChangeKind[] {
  const isLastOwner = member.access === 'owner' && owners === 1;
  if (isSelf) {
    const steps: ChangeKind[] = viewer === 'owner' && !isLastOwner ? ['admin', 'member', 'leave'] : ['leave'];
    return isLastOwner ? [] : steps;
  }
  if (viewer !== 'owner') return [];
  const roles = (['owner', 'admin', 'member'] as const).filter((role) => role !== member.access);
  return [...roles, ...(member.access === 'owner' ? [] : (['handOver'] as const)), 'remove'];
}

interface MemberDialogProps {
  readonly change: Change;
  readonly company: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function MemberDialog({ change: { kind, member }, company, ...rest }: MemberDialogProps) {
  const t = useText('business-members');
  const words = { name: fullName(member), company };
  const isHard = kind === 'remove' || kind === 'leave' || kind === 'handOver';
  return (
    <ConfirmDialog
      title={t(`ask.${kind}.title`, words)}
      confirm={t(`ask.${kind}.confirm`)}
      cancel={t('cancel')}
      tone={isHard ? 'danger' : 'primary'}
      {...rest}
    >
      {t(`ask.${kind}.body`, words)}
    </ConfirmDialog>
  );
}
