import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { Group, GroupRole } from '@wbn/contract/groups/group.ts';
import { handOverGroup } from '@wbn/contract/groups/group-hand-over.ts';
import {
  banFromGroup,
  changeGroupRole,
  type GroupMember,
  listGroupMembers,
  removeGroupMember,
} from '@wbn/contract/groups/group-members.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Ellipsis, Search, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { AuthorLine } from '../author/author-line.tsx';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { useDayLabel } from '../relations/use-day-label.ts';
import { groupPeopleChanged } from './group.query.ts';
import { type GroupTabProps, peopleOfGroup } from './group-tab.ts';

/** A role to assign, or another action on a member. */
type Action = GroupRole | 'handOver' | 'remove' | 'ban';

interface Question {
  readonly action: Action;
  readonly member: GroupMember;
}

/** The members of a group with the actions that the viewer may take (GRP-04). */
export function MembersTab({ group }: GroupTabProps) {
  const t = useText('group-office');
  const api = useRelationApi();
  const { userID } = useSession();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [question, setQuestion] = useState<Question>();
  const id = group.groupID;
  const members = useInfiniteQuery(
    peopleOfGroup(callKey(listGroupMembers, { params: { id }, query: { search } }), (nextID) =>
      api.call(listGroupMembers, { params: { id }, query: { search, nextID } }),
    ),
  );
  return (
    <Surface as="section" aria-label={t('tabs.members')}>
      <Stack space="md">
        <TextField
          type="search"
          size="sm"
          label={t('members.search')}
          icon={<Search aria-hidden />}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <PagedList
          label={t('tabs.members')}
          list={members}
          keyOf={(member) => member.userID}
          empty={{ title: t('members.none'), icon: <SearchX /> }}
        >
          {(member) => (
            <Member
              member={member}
              isSelf={member.userID === userID}
              actions={actionsFor(group, member, member.userID === userID)}
              onAction={(action) => setQuestion({ action, member })}
            />
          )}
        </PagedList>
      </Stack>
      {question && <MemberDialog group={group} question={question} onClose={() => setQuestion(undefined)} />}
    </Surface>
  );
}

/** Returns the viewer's actions on a member: owners all, moderators remove and ban those without a role. */
function actionsFor({ session }: Group, { role }: GroupMember, isSelf: boolean): readonly Action[] {
  if (isSelf) return [];
  if (session?.mayManage) {
    const roles = (['owner', 'moderator', 'member'] as const).filter((one) => one !== role);
    return [...roles, ...(role === 'owner' ? [] : (['handOver', 'remove', 'ban'] as const))];
  }
  return session?.mayModerate && role === 'member' ? ['remove', 'ban'] : [];
}

interface MemberProps {
  readonly member: GroupMember;
  readonly isSelf: boolean;
  readonly actions: readonly Action[];
  readonly onAction: (action: Action) => void;
}

function Member({ member, isSelf, actions, onAction }: MemberProps) {
  const t = useText('group-office');
  const day = useDayLabel();
  const { author, name, role, joinedAt } = member;
  const person = author.authorType === 'business' && name;
  return (
    <AuthorLine
      author={author}
      note={
        <MutedText as="span">
          {[person, t(`role.${role}`), t('since', { date: day(joinedAt) })].filter(Boolean).join(' · ')}
        </MutedText>
      }
    >
      {isSelf && <Badge>{t('you')}</Badge>}
      {actions.length > 0 && (
        <Menu trigger={<Ellipsis aria-hidden />} label={t('members.actionsFor', { name })} size="sm">
          {actions.map((action) => (
            <MenuButton
              key={action}
              tone={action === 'remove' || action === 'ban' ? 'danger' : 'default'}
              onClick={() => onAction(action)}
            >
              {t(`action.${action}`)}
            </MenuButton>
          ))}
        </Menu>
      )}
    </AuthorLine>
  );
}

interface MemberDialogProps {
  readonly group: Group;
  readonly question: Question;
  readonly onClose: () => void;
}

function MemberDialog({ group, question: { action, member }, onClose }: MemberDialogProps) {
  const t = useText('group-office');
  const api = useRelationApi();
  const client = useQueryClient();
  const say = useOutcomeToast({ fail: () => false });
  const [removePosts, setRemovePosts] = useState(false);
  const { userID, name } = member;
  const id = group.groupID;
  const start = (): Promise<unknown> => {
    switch (action) {
      case 'handOver':
        return api.call(handOverGroup, { params: { id }, body: { userID } });
      case 'remove':
        return api.call(removeGroupMember, { params: { id, userID } });
      case 'ban':
        return api.call(banFromGroup, { params: { id }, body: { userID, removePosts } });
      default:
        return api.call(changeGroupRole, { params: { id, userID }, body: { role: action } });
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      say(start(), {
        done: t(`done.${action}`, { name }),
        conflict: t(action === 'handOver' ? 'handOver.already' : 'lastOwner'),
      }),
    onSettled: () => {
      groupPeopleChanged(client, id);
      // The dialog would cover the toast.
      onClose();
    },
  });
  const isHard = action === 'remove' || action === 'ban' || action === 'handOver';
  return (
    <ConfirmDialog
      title={t(`question.${action}.title`, { name })}
      confirm={t(`action.${action}`)}
      cancel={t('cancel')}
      tone={isHard ? 'danger' : 'primary'}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack space="sm">
        <Text>{t(`question.${action}.body`, { name })}</Text>
        {action === 'ban' && (
          <Checkbox
            label={t('removePosts')}
            checked={removePosts}
            onChange={({ target }) => setRemovePosts(target.checked)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
