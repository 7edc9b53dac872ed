import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ApiError } from '@wbn/api-client/api-error.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Managed } from '../manage/use-managed.ts';
import { changeMemberRoleMutation } from './change-member-role.query.ts';
import { handOverOwnershipMutation } from './hand-over-ownership.query.ts';
import { leaveBusinessMutation } from './leave-business.query.ts';
import type { Change } from './member-dialog.tsx';
import { removeMemberMutation } from './remove-member.query.ts';
import { useOutcome } from './use-outcome.ts';

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
  const remove = useMutation(removeMemberMutation(api, businessID));
  const handOver = useMutation(handOverOwnershipMutation(api, businessID));
  const changeRole = useMutation(changeMemberRoleMutation(api, businessID));

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
