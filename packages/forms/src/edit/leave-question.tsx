import { useLocale } from '@wbn/edition/use-locale.ts';
import { LeaveDialog } from '@wbn/ui-kit/overlays/leave-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { dropDraft, hasDraft } from './stored-draft.ts';

interface LeaveQuestionProps {
  /** Keys of the drafts that would be left behind. */
  readonly drafts: readonly string[];
  /** The part of the page that a draft belongs to, where there are several. */
  readonly nameOf?: (draft: string) => string;
  /** Beside the drafts: something is on its way that would be lost. */
  readonly sending?: boolean;
  /** Addresses to which it may be left without a question. */
  readonly isFree?: (nextPathname: string) => boolean;
}

/** Asks before a click leads away from what is not saved: it may be kept in this browser, or dropped. */
export function LeaveQuestion({ drafts, nameOf, sending = false, isFree = () => false }: LeaveQuestionProps) {
  const { t } = useTranslation('forms');
  const locale = useLocale();
  const names = nameOf ? drafts.filter(hasDraft).map(nameOf) : [];
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <LeaveDialog
      isUnsaved={(next) => !isFree(next) && (sending || drafts.some(hasDraft))}
      onLeave={() => drafts.forEach(dropDraft)}
      texts={{
        title: t('leave.title'),
        body: names.length > 0 ? t('leave.bodyNamed', { parts }) : t('leave.body'),
        stay: t('leave.stay'),
        keep: t('leave.keep'),
        leave: t('leave.discard'),
      }}
    />
  );
}
