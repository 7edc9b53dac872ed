import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ApiError } from '@wbn/api-client/api-error.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { handOverOwnership } from '@wbn/contract/business/hand-over.ts';
import { changeMemberRole, removeMember } from '@wbn/contract/business/members.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useOutcome } from '@wbn/forms/use-outcome.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accessChanged, peopleChanged } from '../query-changes.ts';
import type { Change } from './member-dialog.tsx';
import { leaveBusinessMutation, peopleKey } from './members.query.ts';

interface NewRole {
  readonly userID: string;
  readonly access: BusinessRole;
  /** The person changes their own role. */
  readonly isSelf: boolean;
}

/**
 * Gives the function that makes a change about somebody and says what became of it; who has left goes to their companies. `onTooOld`
 * is called when the person has to prove who they are first.
 */
export function useMemberChange(api: ApiClient, managed: Managed, onTooOld: () => void) {
  const { t } = useTranslation('business-members');
  const navigate = useNavigate();
  const path = usePath();
  const say = useOutcome(managed);
  const { businessID } = managed.business;
  const leave = useMutation(leaveBusinessMutation(api, businessID));
  const remove = useMutation({
    mutationKey: [...peopleKey(businessID), 'remove-member'],
    mutationFn: (userID: string) => api.call(removeMember, { params: { id: businessID, userID } }),
    onSettled: (_reply, _error, _userID, _result, { client }) => peopleChanged(client, businessID),
  });
  const handOver = useMutation({
    mutationKey: [...peopleKey(businessID), 'hand-over-ownership'],
    mutationFn: (userID: string) =>
      api.call(handOverOwnership, { params: { id: businessID }, body: { userID } }),
    onSettled: (_reply, _error, _userID, _result, { client }) => peopleChanged(client, businessID),
  });
  const changeRole = useMutation({
    mutationKey: [...peopleKey(businessID), 'change-member-role'],
    mutationFn: ({ userID, access }: NewRole) =>
      api.call(changeMemberRole, { params: { id: businessID, userID }, body: { access } }),
    onSettled: (_reply, _error, { isSelf }, _result, { client }) =>
      isSelf ? accessChanged(client, businessID) : peopleChanged(client, businessID),
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
