import type { DeskCase } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useEffect } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { offerUndo, undoStore } from '../undo/undo-store.ts';
import { useKindTexts } from './case-texts.ts';

interface PendingNoticeProps {
  readonly shown: DeskCase;
  readonly pending: NonNullable<DeskCase['pending']>;
}

/** Says that a decision is about to be carried out; whoever made it can undo it here, also in another browser. */
export function PendingNotice({ shown, pending }: PendingNoticeProps) {
  const t = useText('desk-cases');
  const { staff } = useDesk();
  const text = useKindTexts(shown.kind);
  const { decisionID, runsAt, by } = pending;
  const name = text('decisions', pending.action);
  const { caseID } = shown;
  const isMine = by === staff.name;
  useEffect(() => {
    const isOffered = undoStore.getState().pending !== undefined;
    if (isMine && !isOffered && Date.parse(runsAt) > Date.now())
      offerUndo({ decisionID, runsAt, name, caseID, count: 1 });
  }, [isMine, decisionID, runsAt, name, caseID]);
  return (
    <Notice tone="info" title={t('pending.title', { name, by })}>
      <Text size="sm">{t(isMine ? 'pending.mine' : 'pending.theirs')}</Text>
    </Notice>
  );
}
