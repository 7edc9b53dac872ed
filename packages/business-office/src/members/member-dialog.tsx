import { fullName } from '@wbn/cards/person/full-name.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { BusinessMember } from '@wbn/contract/business/members.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';

/** A role to be given, or what else can be done about somebody. */
export type ChangeKind = BusinessRole | 'handOver' | 'remove' | 'leave';

export interface Change {
  readonly kind: ChangeKind;
  readonly member: BusinessMember;
}

interface Question {
  readonly member: BusinessMember;
  /** What the viewer is to the company. */
  readonly viewer: BusinessRole;
  readonly isSelf: boolean;
  readonly owners: number;
}

/** What the viewer may do about somebody (decision 7): owners everything, others only leave; the last owner stays. */
export function changesFor({ member, viewer, isSelf, owners }: Question): ChangeKind[] {
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

/** Says what a change means before it is done. */
export function MemberDialog({ change: { kind, member }, company, ...rest }: MemberDialogProps) {
  const { t } = useTranslation('business-members');
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
