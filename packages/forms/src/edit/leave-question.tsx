import { LeaveDialog } from '@wbn/ui-kit/overlays/leave-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { dropDraft, hasDraft } from './stored-draft.ts';

interface LeaveQuestionProps {
  /** Keys of the drafts that would be left behind. */
  readonly drafts: readonly string[];
  /** Beside the drafts: something is on its way that would be lost. */
  readonly sending?: boolean;
  /** Addresses to which it may be left without a question. */
  readonly isFree?: (nextPathname: string) => boolean;
}

/** Asks before a click leads away from what is not saved: it may be kept in this browser, or dropped. */
export function LeaveQuestion({ drafts, sending = false, isFree = () => false }: LeaveQuestionProps) {
  const { t } = useTranslation('forms');
  return (
    <LeaveDialog
      isUnsaved={(next) => !isFree(next) && (sending || drafts.some(hasDraft))}
      onLeave={() => drafts.forEach(dropDraft)}
      texts={{
        title: t('leave.title'),
        body: t('leave.body'),
        stay: t('leave.stay'),
        keep: t('leave.keep'),
        leave: t('leave.discard'),
      }}
    />
  );
}
