import { formatList } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { LeaveDialog } from '@wbn/ui-kit/overlays/leave-dialog.tsx';
import { deleteDraft, hasDraft } from './stored-draft.ts';

interface LeaveQuestionProps {
  readonly drafts: readonly string[];
  /** Returns the name of the part of the page that a draft belongs to; for pages with several drafts. */
  readonly nameOf?: (draft: string) => string;
  /** An upload is running and would be lost. */
  readonly sending?: boolean;
  /** Whether an address may be opened without a question. */
  readonly isFree?: (nextPathname: string) => boolean;
}

/** Asks before a link leaves the page with unsaved changes: they can be kept in this browser or discarded. */
export function LeaveQuestion({ drafts, nameOf, sending = false, isFree = () => false }: LeaveQuestionProps) {
  const t = useText('forms');
  const locale = useLocale();
  const names = nameOf ? drafts.filter(hasDraft).map(nameOf) : [];
  const parts = formatList(locale, names);
  return (
    <LeaveDialog
      isUnsaved={(next) => !isFree(next) && (sending || drafts.some(hasDraft))}
      onLeave={() => drafts.forEach(deleteDraft)}
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
